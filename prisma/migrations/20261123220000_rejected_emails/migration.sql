ALTER TYPE "DeliveryStatus" RENAME VALUE 'refused' TO 'rejected';
ALTER TABLE "NewsletterIssue" RENAME COLUMN "refusedCount" TO "rejectedCount";
ALTER TABLE "Subscriber" RENAME COLUMN "refusals" TO "rejections";
