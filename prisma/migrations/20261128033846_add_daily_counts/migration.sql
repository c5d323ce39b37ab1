-- CreateEnum
CREATE TYPE "DailyCountKind" AS ENUM ('read', 'quiz', 'vote', 'challenge', 'signUp', 'unsubscribe', 'issue');

-- AlterEnum
ALTER TYPE "PollStatus" ADD VALUE 'draft';

-- AlterTable
ALTER TABLE "Challenge" ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "GenerationRun" ADD COLUMN     "startedBy" TEXT;

-- CreateTable
CREATE TABLE "DailyTally" (
    "day" DATE NOT NULL,
    "pollId" TEXT NOT NULL,
    "affiliation" "Affiliation" NOT NULL,
    "optionIndex" INTEGER NOT NULL,
    "votes" INTEGER NOT NULL,

    CONSTRAINT "DailyTally_pkey" PRIMARY KEY ("day","pollId","affiliation","optionIndex")
);

-- CreateTable
CREATE TABLE "AutomationSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "paused" BOOLEAN NOT NULL,
    "publish" BOOLEAN NOT NULL,
    "resumedAt" TIMESTAMP(3),

    CONSTRAINT "AutomationSettings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DailyCount" (
    "day" DATE NOT NULL,
    "kind" "DailyCountKind" NOT NULL,
    "key" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL,

    CONSTRAINT "DailyCount_pkey" PRIMARY KEY ("day","kind","key")
);

-- CreateIndex
CREATE INDEX "Completion_day_idx" ON "Completion"("day");

-- CreateIndex
CREATE INDEX "Subscriber_confirmedAt_idx" ON "Subscriber"("confirmedAt");

-- CreateIndex
CREATE INDEX "Subscriber_unsubscribedAt_idx" ON "Subscriber"("unsubscribedAt");

-- AddForeignKey
ALTER TABLE "DailyTally" ADD CONSTRAINT "DailyTally_pollId_fkey" FOREIGN KEY ("pollId") REFERENCES "Poll"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Also counts a vote on its day, once per voter and day. Later withdrawals and sample votes do not count. A voter locks
-- at most one row of "DailyTally", before the tallies, so two voters still cannot deadlock.
CREATE OR REPLACE FUNCTION ballot_moves_tally() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.key NOT LIKE 'sample:%' AND (TG_OP = 'INSERT' OR OLD.day <> NEW.day) THEN
    INSERT INTO "DailyTally" (day, "pollId", affiliation, "optionIndex", votes)
    VALUES (NEW.day, NEW."pollId", NEW.affiliation, NEW."optionIndex", 1)
    ON CONFLICT (day, "pollId", affiliation, "optionIndex") DO UPDATE SET votes = "DailyTally".votes + 1;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD."optionIndex" = NEW."optionIndex" AND OLD.affiliation = NEW.affiliation THEN
    RETURN NULL;
  END IF;
  FOR change IN
    SELECT c.* FROM (
      SELECT OLD."pollId" AS poll, OLD.affiliation AS aff, OLD."optionIndex" AS opt, -1 AS delta WHERE TG_OP <> 'INSERT'
      UNION ALL
      SELECT NEW."pollId", NEW.affiliation, NEW."optionIndex", 1 WHERE TG_OP <> 'DELETE'
    ) c ORDER BY c.aff, c.opt
  LOOP
    IF change.delta > 0 THEN
      INSERT INTO "Tally" ("pollId", affiliation, "optionIndex", votes)
      VALUES (change.poll, change.aff, change.opt, 1)
      ON CONFLICT ("pollId", affiliation, "optionIndex") DO UPDATE SET votes = "Tally".votes + 1;
    ELSE
      UPDATE "Tally" SET votes = votes - 1
      WHERE "pollId" = change.poll AND affiliation = change.aff AND "optionIndex" = change.opt;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

INSERT INTO "DailyTally" (day, "pollId", affiliation, "optionIndex", votes)
SELECT day, "pollId", affiliation, "optionIndex", count(*) FROM "Ballot"
WHERE key NOT LIKE 'sample:%' GROUP BY 1, 2, 3, 4;
