-- Ballots cast so far stand in the order they came in, and so in every dump. Their ids are random; from now on each night
-- mixes its day (api/polls/shuffle-ballots.ts).
CLUSTER "Ballot" USING "Ballot_pkey";
ALTER TABLE "Ballot" SET WITHOUT CLUSTER;
