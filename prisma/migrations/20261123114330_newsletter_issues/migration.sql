-- CreateEnum
CREATE TYPE "NewsletterIssueStatus" AS ENUM ('draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled');

-- CreateEnum
CREATE TYPE "DeliveryStatus" AS ENUM ('waiting', 'claimed', 'sent', 'refused', 'skipped');

-- AlterEnum
ALTER TYPE "SubscriberStatus" ADD VALUE 'undeliverable';

-- AlterTable
ALTER TABLE "Subscriber" ADD COLUMN     "refusals" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "NewsletterIssue" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "preheader" TEXT NOT NULL DEFAULT '',
    "intro" TEXT NOT NULL DEFAULT '',
    "closing" TEXT NOT NULL DEFAULT '',
    "postIds" TEXT[],
    "valueSlug" TEXT,
    "pollId" TEXT,
    "tryThis" TEXT NOT NULL DEFAULT '',
    "status" "NewsletterIssueStatus" NOT NULL DEFAULT 'draft',
    "pausedReason" TEXT,
    "scheduledFor" TIMESTAMP(3),
    "sentAt" TIMESTAMP(3),
    "html" TEXT,
    "text" TEXT,
    "totalCount" INTEGER NOT NULL DEFAULT 0,
    "sentCount" INTEGER NOT NULL DEFAULT 0,
    "refusedCount" INTEGER NOT NULL DEFAULT 0,
    "skippedCount" INTEGER NOT NULL DEFAULT 0,
    "unsubscribedCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "finishedAt" TIMESTAMP(3),

    CONSTRAINT "NewsletterIssue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Delivery" (
    "id" TEXT NOT NULL,
    "issueId" TEXT NOT NULL,
    "subscriberId" TEXT,
    "status" "DeliveryStatus" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "finishedAt" TIMESTAMP(3),
    "response" TEXT,

    CONSTRAINT "Delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MailRate" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "nextAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MailRate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "NewsletterIssue_slug_key" ON "NewsletterIssue"("slug");

-- CreateIndex
CREATE INDEX "NewsletterIssue_status_sentAt_idx" ON "NewsletterIssue"("status", "sentAt" DESC);

-- CreateIndex
CREATE INDEX "Delivery_issueId_status_dueAt_idx" ON "Delivery"("issueId", "status", "dueAt");

-- CreateIndex
CREATE INDEX "Delivery_subscriberId_finishedAt_idx" ON "Delivery"("subscriberId", "finishedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Delivery_issueId_subscriberId_key" ON "Delivery"("issueId", "subscriberId");

-- AddForeignKey
ALTER TABLE "NewsletterIssue" ADD CONSTRAINT "NewsletterIssue_pollId_fkey" FOREIGN KEY ("pollId") REFERENCES "Poll"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_issueId_fkey" FOREIGN KEY ("issueId") REFERENCES "NewsletterIssue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_subscriberId_fkey" FOREIGN KEY ("subscriberId") REFERENCES "Subscriber"("id") ON DELETE SET NULL ON UPDATE CASCADE;
