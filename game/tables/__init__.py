"""What the tables of all card games share: `Table`, its views and models, hands, motion and rulebooks."""
