-- Lists count with count(*), so the counter table and everything that maintained it go.
DROP TRIGGER posts_move_counts_insert ON "Post";
DROP TRIGGER posts_move_counts_update ON "Post";
DROP TRIGGER posts_move_counts_delete ON "Post";
DROP FUNCTION posts_move_counts();
DROP FUNCTION post_count_keys(text, text[]);
DROP TABLE "PostCount";

-- A plain index on tags replaces the one on tags and category.
DROP INDEX "Post_tags_category_idx";
CREATE INDEX "Post_tags_idx" ON "Post" USING GIN ("tags");

-- Collects the words for typo correction. Words are only ever added; one that no post uses any more is harmless.
CREATE FUNCTION post_adds_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SearchWord" (word)
  SELECT word FROM post_words(NEW.title, NEW.excerpt, NEW.tags) ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER post_adds_search_words
  AFTER INSERT OR UPDATE OF title, excerpt, tags, status ON "Post"
  FOR EACH ROW WHEN (NEW.status = 'published') EXECUTE FUNCTION post_adds_search_words();
