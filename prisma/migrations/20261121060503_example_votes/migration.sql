-- AlterTable
ALTER TABLE "Poll" ADD COLUMN     "exampleVotes" INTEGER NOT NULL DEFAULT 0;

-- The demo content of earlier versions counted its votes like any other: their keys are UUIDs, those of voters HMACs.
UPDATE "Poll" SET "exampleVotes" = (
  SELECT count(*) FROM "Ballot" WHERE "pollId" = "Poll".id AND length(key) = 36
);
