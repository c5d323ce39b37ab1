-- Times are in UTC. Rewriting the column also removes the exact times from the table's files.
ALTER TABLE "Completion" ALTER COLUMN "completedAt" DROP DEFAULT;
ALTER TABLE "Completion" ALTER COLUMN "completedAt" TYPE DATE USING "completedAt"::date;
ALTER TABLE "Completion" RENAME COLUMN "completedAt" TO "day";

-- Completions made so far are stored in the order in which they came in.
CLUSTER "Completion" USING "Completion_pkey";
ALTER TABLE "Completion" SET WITHOUT CLUSTER;
