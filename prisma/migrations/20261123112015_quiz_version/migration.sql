-- AlterTable
ALTER TABLE "QuizSubmission" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
