-- CreateTable
CREATE TABLE "IssuePost" (
    "issueId" TEXT NOT NULL,
    "postId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "IssuePost_pkey" PRIMARY KEY ("issueId","postId")
);

-- CreateIndex
CREATE INDEX "IssuePost_postId_idx" ON "IssuePost"("postId");

-- AddForeignKey
ALTER TABLE "IssuePost" ADD CONSTRAINT "IssuePost_issueId_fkey" FOREIGN KEY ("issueId") REFERENCES "NewsletterIssue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IssuePost" ADD CONSTRAINT "IssuePost_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Move the articles of existing issues. Deleted articles are left out.
INSERT INTO "IssuePost" ("issueId", "postId", "position")
SELECT i.id, p.id, chosen.number - 1
FROM "NewsletterIssue" i, unnest(i."postIds") WITH ORDINALITY AS chosen (id, number)
JOIN "Post" p ON p.id = chosen.id
ON CONFLICT DO NOTHING;

-- AlterTable
ALTER TABLE "NewsletterIssue" DROP COLUMN "postIds";
