-- What Prisma cannot express: invariants that the database enforces, and indexes on expressions.

-- Tallies equal ballots: the counts change in the transaction of the ballot. A vote also counts on its day, once per
-- voter and day; later withdrawals and sample votes do not change that count. Rows are locked in a fixed order (at most
-- one of "DailyTally", then those of "Tally"), so two voters who swap answers cannot deadlock.
CREATE FUNCTION ballot_moves_tally() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.key NOT LIKE 'sample:%' AND (TG_OP = 'INSERT' OR OLD.day <> NEW.day) THEN
    INSERT INTO "DailyTally" (day, "pollId", affiliation, "optionIndex", votes)
    VALUES (NEW.day, NEW."pollId", NEW.affiliation, NEW."optionIndex", 1)
    ON CONFLICT (day, "pollId", affiliation, "optionIndex") DO UPDATE SET votes = "DailyTally".votes + 1;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD."optionIndex" = NEW."optionIndex" AND OLD.affiliation = NEW.affiliation THEN
    RETURN NULL;
  END IF;
  FOR change IN
    SELECT c.* FROM (
      SELECT OLD."pollId" AS poll, OLD.affiliation AS aff, OLD."optionIndex" AS opt, -1 AS delta WHERE TG_OP <> 'INSERT'
      UNION ALL
      SELECT NEW."pollId", NEW.affiliation, NEW."optionIndex", 1 WHERE TG_OP <> 'DELETE'
    ) c ORDER BY c.aff, c.opt
  LOOP
    IF change.delta > 0 THEN
      INSERT INTO "Tally" ("pollId", affiliation, "optionIndex", votes)
      VALUES (change.poll, change.aff, change.opt, 1)
      ON CONFLICT ("pollId", affiliation, "optionIndex") DO UPDATE SET votes = "Tally".votes + 1;
    ELSE
      UPDATE "Tally" SET votes = votes - 1
      WHERE "pollId" = change.poll AND affiliation = change.aff AND "optionIndex" = change.opt;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER ballot_moves_tally
  AFTER INSERT OR DELETE OR UPDATE OF "optionIndex", affiliation ON "Ballot"
  FOR EACH ROW EXECUTE FUNCTION ballot_moves_tally();

ALTER TABLE "Tally" ADD CONSTRAINT "Tally_votes_not_negative" CHECK (votes >= 0);

-- The search vector of a post ranks its title first, then tags and excerpt, then the body.
CREATE FUNCTION post_search_vector() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."searchVector" :=
    setweight(to_tsvector('english', NEW.title), 'A') ||
    setweight(to_tsvector('english', array_to_string(NEW.tags, ' ')), 'B') ||
    setweight(to_tsvector('english', NEW.excerpt), 'B') ||
    setweight(to_tsvector('english', regexp_replace(NEW.content, '<[^>]*>', ' ', 'g')), 'C');
  RETURN NEW;
END $$;

CREATE TRIGGER post_search_vector
  BEFORE INSERT OR UPDATE OF title, tags, excerpt, content ON "Post"
  FOR EACH ROW EXECUTE FUNCTION post_search_vector();

-- Words of published posts, for typo correction. Words are never removed, because an unused word is harmless.
CREATE FUNCTION post_words(title text, excerpt text, tags text[])
RETURNS TABLE (word text) LANGUAGE sql IMMUTABLE AS $$
  SELECT lexeme FROM unnest(tsvector_to_array(to_tsvector('simple', $1 || ' ' || $2 || ' ' || array_to_string($3, ' ')))) AS lexeme
  WHERE lexeme ~ '^[[:alpha:]]{4,30}$'
$$;

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

-- The activity log is append-only.
CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'AuditEntry is append-only';
END $$;

CREATE TRIGGER audit_is_append_only
  BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();

-- One generation runs at a time across all processes. Another process continues or ends a row without a recent heartbeat.
CREATE UNIQUE INDEX "GenerationRun_one_runs" ON "GenerationRun" ((status)) WHERE status = 'running';
