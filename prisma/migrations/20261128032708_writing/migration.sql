-- CreateEnum
CREATE TYPE "PostVersionKind" AS ENUM ('typed', 'model', 'restored');

-- AlterTable
ALTER TABLE "NewsletterIssue" ADD COLUMN     "hiddenAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "correction" TEXT,
ADD COLUMN     "correctionAt" TIMESTAMP(3),
ADD COLUMN     "coverVariant" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "featuredImageAlt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "featuredImageCredit" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "publishAt" TIMESTAMP(3),
ADD COLUMN     "reviewedBy" TEXT,
ADD COLUMN     "trashedAt" TIMESTAMP(3),
ADD COLUMN     "wasPublished" BOOLEAN NOT NULL DEFAULT false;

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

-- CreateIndex
CREATE INDEX "PostVersion_postId_createdAt_id_idx" ON "PostVersion"("postId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PostPreview_postId_idx" ON "PostPreview"("postId");

-- CreateIndex
CREATE INDEX "PostPreview_expiresAt_idx" ON "PostPreview"("expiresAt");

-- CreateIndex
CREATE INDEX "Image_createdAt_id_idx" ON "Image"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Post_publishAt_idx" ON "Post"("publishAt");

-- CreateIndex
CREATE INDEX "Post_trashedAt_idx" ON "Post"("trashedAt");

-- AddForeignKey
ALTER TABLE "PostVersion" ADD CONSTRAINT "PostVersion_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostPreview" ADD CONSTRAINT "PostPreview_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImageFile" ADD CONSTRAINT "ImageFile_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Image"("id") ON DELETE CASCADE ON UPDATE CASCADE;
