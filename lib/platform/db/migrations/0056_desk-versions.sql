ALTER TABLE "menus" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER menus_count_version BEFORE UPDATE ON menus FOR EACH ROW
  WHEN ((OLD.title, OLD.route, OLD.content) IS DISTINCT FROM (NEW.title, NEW.route, NEW.content))
  EXECUTE FUNCTION count_version();--> statement-breakpoint
CREATE TRIGGER partners_count_version BEFORE UPDATE ON partners FOR EACH ROW
  WHEN ((OLD.logo, OLD.trade) IS DISTINCT FROM (NEW.logo, NEW.trade))
  EXECUTE FUNCTION count_version();--> statement-breakpoint
CREATE TRIGGER users_count_version BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.name, OLD.slug, OLD.new_type, OLD.occupation, OLD.bio, OLD.website, OLD.picture_id, OLD.banner_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.new_type, NEW.occupation, NEW.bio, NEW.website, NEW.picture_id, NEW.banner_id))
  EXECUTE FUNCTION count_version();
