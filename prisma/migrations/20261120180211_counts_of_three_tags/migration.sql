-- One index for tags with or without a category: an index of tags alone finds every category's posts.
DROP INDEX "Post_tags_idx";
CREATE INDEX "Post_tags_category_idx" ON "Post" USING GIN (array_append(tags, category));

-- Three tags together are counted like one and two.
ALTER TABLE "PostCount" DROP CONSTRAINT "PostCount_pkey",
ADD COLUMN     "thirdTag" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "PostCount_pkey" PRIMARY KEY ("category", "tag", "secondTag", "thirdTag");
ALTER TABLE "PostCount" ALTER COLUMN "thirdTag" DROP DEFAULT;

DROP FUNCTION post_count_keys(text, text[]);
CREATE FUNCTION post_count_keys(category text, tags text[])
RETURNS TABLE (category text, tag text, "secondTag" text, "thirdTag" text) LANGUAGE sql IMMUTABLE AS $$
  WITH own AS (SELECT DISTINCT unnest($2) COLLATE "C" AS tag),
       sets AS (
         SELECT '' AS tag, '' AS "secondTag", '' AS "thirdTag"
         UNION ALL SELECT own.tag, '', '' FROM own
         UNION ALL SELECT a.tag, b.tag, '' FROM own a JOIN own b ON a.tag < b.tag
         UNION ALL SELECT a.tag, b.tag, c.tag FROM own a JOIN own b ON a.tag < b.tag JOIN own c ON b.tag < c.tag
       )
  SELECT any_or_own.category, sets.tag, sets."secondTag", sets."thirdTag"
  FROM sets CROSS JOIN (VALUES (''), ($1)) AS any_or_own (category)
$$;

CREATE OR REPLACE FUNCTION posts_move_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "PostCount" (category, tag, "secondTag", "thirdTag", posts)
    SELECT k.category, k.tag, k."secondTag", k."thirdTag", count(*)
    FROM new_posts p, post_count_keys(p.category, p.tags) k WHERE p.status = 'published'
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (category, tag, "secondTag", "thirdTag") DO UPDATE SET posts = "PostCount".posts + EXCLUDED.posts;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "PostCount" (category, tag, "secondTag", "thirdTag", posts)
    SELECT k.category, k.tag, k."secondTag", k."thirdTag", -count(*)
    FROM old_posts p, post_count_keys(p.category, p.tags) k WHERE p.status = 'published'
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (category, tag, "secondTag", "thirdTag") DO UPDATE SET posts = "PostCount".posts + EXCLUDED.posts;
  ELSE
    INSERT INTO "PostCount" (category, tag, "secondTag", "thirdTag", posts)
    SELECT k.category, k.tag, k."secondTag", k."thirdTag", sum(p.delta)
    FROM (
      SELECT category, tags, -1 AS delta FROM old_posts WHERE status = 'published'
      UNION ALL
      SELECT category, tags, 1 FROM new_posts WHERE status = 'published'
    ) p, post_count_keys(p.category, p.tags) k
    GROUP BY 1, 2, 3, 4 HAVING sum(p.delta) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (category, tag, "secondTag", "thirdTag") DO UPDATE SET posts = "PostCount".posts + EXCLUDED.posts;
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

-- Posts that are there already.
INSERT INTO "PostCount" (category, tag, "secondTag", "thirdTag", posts)
SELECT k.category, k.tag, k."secondTag", k."thirdTag", count(*)
FROM "Post" p, post_count_keys(p.category, p.tags) k
WHERE p.status = 'published' AND k."thirdTag" <> '' GROUP BY 1, 2, 3, 4;
