// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { slugs } from './20261121_160000_first_tools.ts'

/** A version that was saved this soon after its row is the seed's. Later ones may have pushed it out. */
const SEEDED_WITHIN = "interval '1 minute'"

const TEXTS = ['name', 'desc', 'content', 'description', 'seo_title']

/**
 * Tools bring their texts along: a row only holds what editors changed. Empties every text that still is what the seed
 * wrote, which is the row's first version, and remembers which tools an editor took off.
 */
async function keepOverrides(db: MigrateUpArgs['db']) {
  const steps = (table: string, parent: string) => `(
    select coalesce(jsonb_agg(jsonb_build_array(step_title, step_description) order by _order), '[]')
    from ${table} where _parent_id = ${parent})`
  const changed = (row: string, prefix: string) =>
    TEXTS.map((name) => {
      const [own, seeded] = [`${row}."${prefix}${name}"`, `seeded."version_${name}"`]
      return `"${prefix}${name}" = case when ${own} is distinct from ${seeded} then ${own} end`
    })
  const built = `any('{${slugs.trim().split(/\s+/)}}')`
  const ownRobots = (prefix: string) => {
    const seeded = `case when ${prefix}slug = ${built} then 'index, follow' else 'noindex, follow' end`
    return `case when ${prefix}robots <> ${seeded} then ${prefix}robots end`
  }
  await db.execute(sql.raw(`
    create temporary table seeded as
      select distinct on (v.parent_id) v.*, ${steps('_tools_v_version_steps', 'v.id')} as steps
      from _tools_v v join tools on tools.id = v.parent_id
      where v.created_at < tools.created_at + ${SEEDED_WITHIN}
      order by v.parent_id, v.id;
    delete from tools_steps using seeded
      where _parent_id = seeded.parent_id and ${steps('tools_steps', 'seeded.parent_id')} = seeded.steps;
    delete from _tools_v_version_steps using _tools_v v, seeded
      where _parent_id = v.id and v.latest and v.parent_id = seeded.parent_id
        and ${steps('_tools_v_version_steps', 'v.id')} = seeded.steps;
    update tools set ${changed('tools', '')} from seeded where tools.id = seeded.parent_id;
    update _tools_v v set ${changed('v', 'version_')} from seeded where v.latest and v.parent_id = seeded.parent_id;
    update tools set robots = ${ownRobots('')}, offline = not ready and slug = ${built};
    update _tools_v set version_robots = ${ownRobots('version_')}, version_offline = not version_ready and version_slug = ${built}
      where latest;
    drop table seeded;
  `))
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "tools_category_idx";
  DROP INDEX "tools_ready_idx";
  DROP INDEX "tools_order_idx";
  DROP INDEX "_tools_v_version_version_category_idx";
  DROP INDEX "_tools_v_version_version_ready_idx";
  DROP INDEX "_tools_v_version_version_order_idx";
  ALTER TABLE "tools" ALTER COLUMN "robots" DROP DEFAULT;
  ALTER TABLE "_tools_v" ALTER COLUMN "version_robots" DROP DEFAULT;
  ALTER TABLE "tools" ADD COLUMN "offline" boolean DEFAULT false;
  ALTER TABLE "_tools_v" ADD COLUMN "version_offline" boolean DEFAULT false;`)
  await keepOverrides(db)
  await db.execute(sql`
  ALTER TABLE "tools" DROP COLUMN "generate_slug";
  ALTER TABLE "tools" DROP COLUMN "category";
  ALTER TABLE "tools" DROP COLUMN "runs";
  ALTER TABLE "tools" DROP COLUMN "icon";
  ALTER TABLE "tools" DROP COLUMN "ready";
  ALTER TABLE "tools" DROP COLUMN "order";
  ALTER TABLE "_tools_v" DROP COLUMN "version_generate_slug";
  ALTER TABLE "_tools_v" DROP COLUMN "version_category";
  ALTER TABLE "_tools_v" DROP COLUMN "version_runs";
  ALTER TABLE "_tools_v" DROP COLUMN "version_icon";
  ALTER TABLE "_tools_v" DROP COLUMN "version_ready";
  ALTER TABLE "_tools_v" DROP COLUMN "version_order";
  DROP TYPE "public"."enum_tools_category";
  DROP TYPE "public"."enum_tools_runs";
  DROP TYPE "public"."enum__tools_v_version_category";
  DROP TYPE "public"."enum__tools_v_version_runs";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tools_category" AS ENUM('seo', 'content', 'image', 'code', 'misc');
  CREATE TYPE "public"."enum_tools_runs" AS ENUM('browser', 'server', 'provider');
  CREATE TYPE "public"."enum__tools_v_version_category" AS ENUM('seo', 'content', 'image', 'code', 'misc');
  CREATE TYPE "public"."enum__tools_v_version_runs" AS ENUM('browser', 'server', 'provider');
  ALTER TABLE "tools" ALTER COLUMN "robots" SET DEFAULT 'index, follow';
  ALTER TABLE "_tools_v" ALTER COLUMN "version_robots" SET DEFAULT 'index, follow';
  ALTER TABLE "tools" ADD COLUMN "generate_slug" boolean DEFAULT true;
  ALTER TABLE "tools" ADD COLUMN "category" "enum_tools_category" DEFAULT 'seo';
  ALTER TABLE "tools" ADD COLUMN "runs" "enum_tools_runs" DEFAULT 'server';
  ALTER TABLE "tools" ADD COLUMN "icon" varchar;
  ALTER TABLE "tools" ADD COLUMN "ready" boolean DEFAULT false;
  ALTER TABLE "tools" ADD COLUMN "order" numeric DEFAULT 0;
  ALTER TABLE "_tools_v" ADD COLUMN "version_generate_slug" boolean DEFAULT true;
  ALTER TABLE "_tools_v" ADD COLUMN "version_category" "enum__tools_v_version_category" DEFAULT 'seo';
  ALTER TABLE "_tools_v" ADD COLUMN "version_runs" "enum__tools_v_version_runs" DEFAULT 'server';
  ALTER TABLE "_tools_v" ADD COLUMN "version_icon" varchar;
  ALTER TABLE "_tools_v" ADD COLUMN "version_ready" boolean DEFAULT false;
  ALTER TABLE "_tools_v" ADD COLUMN "version_order" numeric DEFAULT 0;
  CREATE INDEX "tools_category_idx" ON "tools" USING btree ("category");
  CREATE INDEX "tools_ready_idx" ON "tools" USING btree ("ready");
  CREATE INDEX "tools_order_idx" ON "tools" USING btree ("order");
  CREATE INDEX "_tools_v_version_version_category_idx" ON "_tools_v" USING btree ("version_category");
  CREATE INDEX "_tools_v_version_version_ready_idx" ON "_tools_v" USING btree ("version_ready");
  CREATE INDEX "_tools_v_version_version_order_idx" ON "_tools_v" USING btree ("version_order");
  ALTER TABLE "tools" DROP COLUMN "offline";
  ALTER TABLE "_tools_v" DROP COLUMN "version_offline";`)
}
