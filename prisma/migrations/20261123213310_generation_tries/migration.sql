-- AlterTable
ALTER TABLE "GenerationRun" ADD COLUMN     "tries" INTEGER NOT NULL DEFAULT 1;
