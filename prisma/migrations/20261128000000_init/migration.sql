-- Trigrams for typo correction in searches. The extension is trusted, so the owner of the database can create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "PostStatus" AS ENUM ('draft', 'published');

-- CreateEnum
CREATE TYPE "PostVersionKind" AS ENUM ('typed', 'model', 'restored');

-- CreateEnum
CREATE TYPE "PollStatus" AS ENUM ('draft', 'open', 'closed');

-- CreateEnum
CREATE TYPE "Affiliation" AS ENUM ('conservative', 'liberal', 'independent', 'other');

-- CreateEnum
CREATE TYPE "ChallengeType" AS ENUM ('quiz', 'poll', 'story', 'newsletter', 'share');

-- CreateEnum
CREATE TYPE "BadgeColor" AS ENUM ('blue', 'green', 'purple', 'orange', 'gold');

-- CreateEnum
CREATE TYPE "ContactSubject" AS ENUM ('general', 'feedback', 'partnership', 'media', 'technical', 'privacy', 'other');

-- CreateEnum
CREATE TYPE "SubscriberStatus" AS ENUM ('pending', 'confirmed', 'unsubscribed', 'undeliverable');

-- CreateEnum
CREATE TYPE "NewsletterIssueStatus" AS ENUM ('draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled');

-- CreateEnum
CREATE TYPE "DeliveryStatus" AS ENUM ('waiting', 'claimed', 'sent', 'rejected', 'skipped');

-- CreateEnum
CREATE TYPE "GenerationTrigger" AS ENUM ('manual', 'scheduled');

-- CreateEnum
CREATE TYPE "GenerationStatus" AS ENUM ('running', 'succeeded', 'failed');

-- CreateEnum
CREATE TYPE "DailyCountKind" AS ENUM ('read', 'quiz', 'vote', 'challenge', 'signUp', 'unsubscribe', 'issue');

-- CreateEnum
CREATE TYPE "EditorRole" AS ENUM ('writer', 'editor', 'admin');

-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "tags" TEXT[],
    "author" TEXT NOT NULL,
    "featuredImage" TEXT,
    "featuredImageAlt" TEXT NOT NULL DEFAULT '',
    "featuredImageCredit" TEXT NOT NULL DEFAULT '',
    "coverVariant" INTEGER NOT NULL DEFAULT 0,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "status" "PostStatus" NOT NULL DEFAULT 'draft',
    "wordCount" INTEGER NOT NULL,
    "publishedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "aiModel" TEXT,
    "aiEdited" BOOLEAN NOT NULL DEFAULT false,
    "reviewedAt" TIMESTAMP(3),
    "reviewedBy" TEXT,
    "publishAt" TIMESTAMP(3),
    "correction" TEXT,
    "correctionAt" TIMESTAMP(3),
    "trashedAt" TIMESTAMP(3),
    "wasPublished" BOOLEAN NOT NULL DEFAULT false,
    "searchVector" tsvector,

    CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PostVersion" (
    "id" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "editor" TEXT,
    "kind" "PostVersionKind" NOT NULL,
    "title" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "tags" TEXT[],
    "author" TEXT NOT NULL,
    "featuredImage" TEXT,
    "featuredImageAlt" TEXT NOT NULL DEFAULT '',
    "featuredImageCredit" TEXT NOT NULL DEFAULT '',
    "coverVariant" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "PostVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PostPreview" (
    "hash" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PostPreview_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "Image" (
    "id" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ImageFile" (
    "imageId" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "data" BYTEA NOT NULL,

    CONSTRAINT "ImageFile_pkey" PRIMARY KEY ("imageId","width")
);

-- CreateTable
CREATE TABLE "SearchWord" (
    "word" TEXT NOT NULL,

    CONSTRAINT "SearchWord_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "Poll" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "options" TEXT[],
    "status" "PollStatus" NOT NULL DEFAULT 'open',
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closesAt" TIMESTAMP(3),
    "closedAt" TIMESTAMP(3),
    "outcome" TEXT,
    "outcomeAt" TIMESTAMP(3),
    "exampleVotes" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Poll_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Ballot" (
    "id" TEXT NOT NULL,
    "pollId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "optionIndex" INTEGER NOT NULL,
    "affiliation" "Affiliation" NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "Ballot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Tally" (
    "pollId" TEXT NOT NULL,
    "affiliation" "Affiliation" NOT NULL,
    "optionIndex" INTEGER NOT NULL,
    "votes" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Tally_pkey" PRIMARY KEY ("pollId","affiliation","optionIndex")
);

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
CREATE TABLE "Challenge" (
    "id" TEXT NOT NULL,
    "type" "ChallengeType" NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "badgeIcon" TEXT NOT NULL,
    "badgeColor" "BadgeColor" NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Completion" (
    "sessionId" TEXT NOT NULL,
    "challengeId" TEXT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "Completion_pkey" PRIMARY KEY ("sessionId","challengeId")
);

-- CreateTable
CREATE TABLE "QuizSubmission" (
    "id" TEXT NOT NULL,
    "sessionId" TEXT,
    "responses" JSONB NOT NULL,
    "overlapPercentage" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuizSubmission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" "ContactSubject" NOT NULL,
    "message" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handledAt" TIMESTAMP(3),

    CONSTRAINT "ContactMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Subscriber" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "status" "SubscriberStatus" NOT NULL DEFAULT 'pending',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "requestedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmationSentAt" TIMESTAMP(3),
    "confirmedAt" TIMESTAMP(3),
    "unsubscribedAt" TIMESTAMP(3),
    "rejections" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Subscriber_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NewsletterIssue" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "preheader" TEXT NOT NULL DEFAULT '',
    "intro" TEXT NOT NULL DEFAULT '',
    "closing" TEXT NOT NULL DEFAULT '',
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
    "rejectedCount" INTEGER NOT NULL DEFAULT 0,
    "skippedCount" INTEGER NOT NULL DEFAULT 0,
    "unsubscribedCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "finishedAt" TIMESTAMP(3),
    "hiddenAt" TIMESTAMP(3),

    CONSTRAINT "NewsletterIssue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IssuePost" (
    "issueId" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "IssuePost_pkey" PRIMARY KEY ("issueId","postId")
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

-- CreateTable
CREATE TABLE "GenerationRun" (
    "id" TEXT NOT NULL,
    "trigger" "GenerationTrigger" NOT NULL,
    "startedBy" TEXT,
    "status" "GenerationStatus" NOT NULL DEFAULT 'running',
    "slotDay" TEXT,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "tries" INTEGER NOT NULL DEFAULT 1,
    "category" TEXT NOT NULL,
    "topic" TEXT,
    "stage" TEXT NOT NULL,
    "words" INTEGER NOT NULL DEFAULT 0,
    "model" TEXT,
    "promptTokens" INTEGER,
    "completionTokens" INTEGER,
    "failure" TEXT,
    "failureMessage" TEXT,
    "checks" JSONB,
    "heartbeatAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMP(3),
    "postId" TEXT,

    CONSTRAINT "GenerationRun_pkey" PRIMARY KEY ("id")
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

-- CreateTable
CREATE TABLE "Editor" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "EditorRole" NOT NULL,
    "tokenPrefix" TEXT NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Editor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editor" TEXT,
    "action" TEXT NOT NULL,
    "target" TEXT,
    "details" JSONB,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "Post_slug_key" ON "Post"("slug");

-- CreateIndex
CREATE INDEX "Post_status_publishedAt_id_idx" ON "Post"("status", "publishedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Post_status_category_publishedAt_id_idx" ON "Post"("status", "category", "publishedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Post_status_featured_publishedAt_id_idx" ON "Post"("status", "featured" DESC, "publishedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Post_publishAt_idx" ON "Post"("publishAt");

-- CreateIndex
CREATE INDEX "Post_trashedAt_idx" ON "Post"("trashedAt");

-- CreateIndex
CREATE INDEX "Post_tags_idx" ON "Post" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "Post_searchVector_idx" ON "Post" USING GIN ("searchVector");

-- CreateIndex
CREATE INDEX "Post_title_idx" ON "Post" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "PostVersion_postId_createdAt_id_idx" ON "PostVersion"("postId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PostPreview_postId_idx" ON "PostPreview"("postId");

-- CreateIndex
CREATE INDEX "PostPreview_expiresAt_idx" ON "PostPreview"("expiresAt");

-- CreateIndex
CREATE INDEX "Image_createdAt_id_idx" ON "Image"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SearchWord_word_idx" ON "SearchWord" USING GIN ("word" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "Poll_slug_key" ON "Poll"("slug");

-- CreateIndex
CREATE INDEX "Poll_status_position_createdAt_idx" ON "Poll"("status", "position", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Ballot_pollId_key_key" ON "Ballot"("pollId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Challenge_title_key" ON "Challenge"("title");

-- CreateIndex
CREATE INDEX "Completion_day_idx" ON "Completion"("day");

-- CreateIndex
CREATE INDEX "QuizSubmission_sessionId_idx" ON "QuizSubmission"("sessionId");

-- CreateIndex
CREATE INDEX "QuizSubmission_createdAt_idx" ON "QuizSubmission"("createdAt");

-- CreateIndex
CREATE INDEX "ContactMessage_handledAt_createdAt_idx" ON "ContactMessage"("handledAt", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Subscriber_email_key" ON "Subscriber"("email");

-- CreateIndex
CREATE INDEX "Subscriber_status_createdAt_idx" ON "Subscriber"("status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Subscriber_confirmedAt_idx" ON "Subscriber"("confirmedAt");

-- CreateIndex
CREATE INDEX "Subscriber_unsubscribedAt_idx" ON "Subscriber"("unsubscribedAt");

-- CreateIndex
CREATE UNIQUE INDEX "NewsletterIssue_slug_key" ON "NewsletterIssue"("slug");

-- CreateIndex
CREATE INDEX "NewsletterIssue_status_sentAt_idx" ON "NewsletterIssue"("status", "sentAt" DESC);

-- CreateIndex
CREATE INDEX "IssuePost_postId_idx" ON "IssuePost"("postId");

-- CreateIndex
CREATE INDEX "Delivery_issueId_status_dueAt_idx" ON "Delivery"("issueId", "status", "dueAt");

-- CreateIndex
CREATE INDEX "Delivery_subscriberId_finishedAt_idx" ON "Delivery"("subscriberId", "finishedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Delivery_issueId_subscriberId_key" ON "Delivery"("issueId", "subscriberId");

-- CreateIndex
CREATE UNIQUE INDEX "GenerationRun_slotDay_key" ON "GenerationRun"("slotDay");

-- CreateIndex
CREATE UNIQUE INDEX "GenerationRun_postId_key" ON "GenerationRun"("postId");

-- CreateIndex
CREATE INDEX "GenerationRun_startedAt_idx" ON "GenerationRun"("startedAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Editor_tokenPrefix_key" ON "Editor"("tokenPrefix");

-- CreateIndex
CREATE INDEX "RateLimit_expiresAt_idx" ON "RateLimit"("expiresAt");

-- AddForeignKey
ALTER TABLE "PostVersion" ADD CONSTRAINT "PostVersion_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostPreview" ADD CONSTRAINT "PostPreview_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImageFile" ADD CONSTRAINT "ImageFile_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Image"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ballot" ADD CONSTRAINT "Ballot_pollId_fkey" FOREIGN KEY ("pollId") REFERENCES "Poll"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tally" ADD CONSTRAINT "Tally_pollId_fkey" FOREIGN KEY ("pollId") REFERENCES "Poll"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DailyTally" ADD CONSTRAINT "DailyTally_pollId_fkey" FOREIGN KEY ("pollId") REFERENCES "Poll"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Completion" ADD CONSTRAINT "Completion_challengeId_fkey" FOREIGN KEY ("challengeId") REFERENCES "Challenge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NewsletterIssue" ADD CONSTRAINT "NewsletterIssue_pollId_fkey" FOREIGN KEY ("pollId") REFERENCES "Poll"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IssuePost" ADD CONSTRAINT "IssuePost_issueId_fkey" FOREIGN KEY ("issueId") REFERENCES "NewsletterIssue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IssuePost" ADD CONSTRAINT "IssuePost_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_issueId_fkey" FOREIGN KEY ("issueId") REFERENCES "NewsletterIssue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_subscriberId_fkey" FOREIGN KEY ("subscriberId") REFERENCES "Subscriber"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GenerationRun" ADD CONSTRAINT "GenerationRun_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE SET NULL ON UPDATE CASCADE;
