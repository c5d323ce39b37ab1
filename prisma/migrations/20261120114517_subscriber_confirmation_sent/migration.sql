-- AlterTable
ALTER TABLE "Subscriber" ADD COLUMN     "confirmationSentAt" TIMESTAMP(3);
