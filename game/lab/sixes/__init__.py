"""The public interface as it is installed: `sixes.engine` and `sixes.environments`."""
