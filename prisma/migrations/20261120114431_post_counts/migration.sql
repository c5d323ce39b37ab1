-- CreateTable
CREATE TABLE "PostCount" (
    "category" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "secondTag" TEXT NOT NULL,
    "posts" INTEGER NOT NULL,

    CONSTRAINT "PostCount_pkey" PRIMARY KEY ("category","tag","secondTag")
);

-- CreateTable
CREATE TABLE "SearchWord" (
    "word" TEXT NOT NULL,

    CONSTRAINT "SearchWord_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE INDEX "PostCount_category_secondTag_posts_tag_idx" ON "PostCount"("category", "secondTag", "posts" DESC, "tag");

-- CreateIndex
CREATE INDEX "SearchWord_word_idx" ON "SearchWord" USING GIN ("word" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Post_status_featured_publishedAt_id_idx" ON "Post"("status", "featured" DESC, "publishedAt" DESC, "id" DESC);

-- Published posts are counted where they are written: once per category and tag, and per pair of tags. One
-- statement adds up all its rows first, so that ten thousand new posts touch each count once, in one order.
CREATE FUNCTION post_count_keys(category text, tags text[])
RETURNS TABLE (category text, tag text, "secondTag" text) LANGUAGE sql IMMUTABLE AS $$
  WITH own AS (SELECT DISTINCT unnest($2) AS tag),
       sets AS (
         SELECT '' AS tag, '' AS "secondTag"
         UNION ALL SELECT own.tag, '' FROM own
         UNION ALL SELECT a.tag, b.tag FROM own a JOIN own b ON a.tag COLLATE "C" < b.tag COLLATE "C"
       )
  SELECT any_or_own.category, sets.tag, sets."secondTag"
  FROM sets CROSS JOIN (VALUES (''), ($1)) AS any_or_own (category)
$$;

CREATE FUNCTION posts_move_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "PostCount" (category, tag, "secondTag", posts)
    SELECT k.category, k.tag, k."secondTag", count(*)
    FROM new_posts p, post_count_keys(p.category, p.tags) k WHERE p.status = 'published'
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (category, tag, "secondTag") DO UPDATE SET posts = "PostCount".posts + EXCLUDED.posts;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "PostCount" (category, tag, "secondTag", posts)
    SELECT k.category, k.tag, k."secondTag", -count(*)
    FROM old_posts p, post_count_keys(p.category, p.tags) k WHERE p.status = 'published'
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (category, tag, "secondTag") DO UPDATE SET posts = "PostCount".posts + EXCLUDED.posts;
  ELSE
    INSERT INTO "PostCount" (category, tag, "secondTag", posts)
    SELECT k.category, k.tag, k."secondTag", sum(p.delta)
    FROM (
      SELECT category, tags, -1 AS delta FROM old_posts WHERE status = 'published'
      UNION ALL
      SELECT category, tags, 1 FROM new_posts WHERE status = 'published'
    ) p, post_count_keys(p.category, p.tags) k
    GROUP BY 1, 2, 3 HAVING sum(p.delta) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (category, tag, "secondTag") DO UPDATE SET posts = "PostCount".posts + EXCLUDED.posts;
  END IF;

  -- Words are only ever added: one that no post holds any more finds nothing and harms nothing.
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "SearchWord" (word)
    SELECT DISTINCT w.word FROM new_posts p, post_words(p.title, p.excerpt, p.tags) w
    WHERE p.status = 'published' ORDER BY 1
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION post_words(title text, excerpt text, tags text[])
RETURNS TABLE (word text) LANGUAGE sql IMMUTABLE AS $$
  SELECT lexeme FROM unnest(tsvector_to_array(to_tsvector('simple', $1 || ' ' || $2 || ' ' || array_to_string($3, ' ')))) AS lexeme
  WHERE lexeme ~ '^[[:alpha:]]{4,30}$'
$$;

CREATE TRIGGER posts_move_counts_insert AFTER INSERT ON "Post"
  REFERENCING NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION posts_move_counts();
CREATE TRIGGER posts_move_counts_update AFTER UPDATE ON "Post"
  REFERENCING OLD TABLE AS old_posts NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION posts_move_counts();
CREATE TRIGGER posts_move_counts_delete AFTER DELETE ON "Post"
  REFERENCING OLD TABLE AS old_posts FOR EACH STATEMENT EXECUTE FUNCTION posts_move_counts();

-- Posts that are there already.
INSERT INTO "PostCount" (category, tag, "secondTag", posts)
SELECT k.category, k.tag, k."secondTag", count(*)
FROM "Post" p, post_count_keys(p.category, p.tags) k WHERE p.status = 'published' GROUP BY 1, 2, 3;
INSERT INTO "SearchWord" (word)
SELECT DISTINCT w.word FROM "Post" p, post_words(p.title, p.excerpt, p.tags) w WHERE p.status = 'published';
