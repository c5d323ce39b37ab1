-- AlterTable
ALTER TABLE "GenerationRun" ADD COLUMN     "topic" TEXT;

-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "aiEdited" BOOLEAN NOT NULL DEFAULT false;
