"""The interface under the name of the project, for programs where it is installed: `sixes.engine`."""
