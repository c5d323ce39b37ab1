-- CreateEnum
CREATE TYPE "EditorRole" AS ENUM ('writer', 'editor', 'admin');

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "editor" TEXT;

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

-- CreateIndex
CREATE UNIQUE INDEX "Editor_tokenPrefix_key" ON "Editor"("tokenPrefix");
