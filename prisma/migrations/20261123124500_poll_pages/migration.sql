-- AlterTable
ALTER TABLE "Poll" ADD COLUMN     "closesAt" TIMESTAMP(3),
ADD COLUMN     "outcome" TEXT,
ADD COLUMN     "outcomeAt" TIMESTAMP(3),
ADD COLUMN     "slug" TEXT;

-- Existing polls get the slug that domain/blog/slug.ts would give them, the oldest poll first.
DO $$
DECLARE
  poll record;
  base text;
  candidate text;
  number int;
BEGIN
  FOR poll IN SELECT id, question FROM "Poll" ORDER BY "createdAt", id LOOP
    base := poll.question;
    -- PostgreSQL can normalize only UTF8. In SQL_ASCII, accented letters become hyphens.
    IF getdatabaseencoding() = 'UTF8' THEN
      base := normalize(base, NFKD);
    END IF;
    base := regexp_replace(base, '[\u0300-\u036f''’‘]', '', 'g');
    -- In the collation of the database, the lowercase of I may not be i.
    base := trim(BOTH '-' FROM regexp_replace(lower(base COLLATE "C"), '[^a-z0-9]+', '-', 'g'));
    IF length(base) > 80 THEN
      -- Cut at a word boundary.
      base := coalesce(substring(left(base, 81) FROM '^(.+)-'), left(base, 80));
    END IF;
    base := coalesce(nullif(base, ''), 'poll');
    candidate := base;
    number := 2;
    WHILE EXISTS (SELECT FROM "Poll" WHERE slug = candidate) LOOP
      candidate := base || '-' || number;
      number := number + 1;
    END LOOP;
    UPDATE "Poll" SET slug = candidate WHERE id = poll.id;
  END LOOP;
END $$;

ALTER TABLE "Poll" ALTER COLUMN "slug" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "Poll_slug_key" ON "Poll"("slug");

-- Sample ballots get keys that say so, because an editor can remove them. Until now only their length told them apart.
UPDATE "Ballot" SET key = 'sample:' || key WHERE length(key) = 36;
