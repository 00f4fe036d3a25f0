// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * `finder_names`: what the finder of the back office knows of each document, lowercase and without accents. The triggers
 * that follow the tables are made at the start (`cms/finder/follow-names.ts`); their arguments are the source of the names
 * and the columns, the title first. `finder_plain` names its dictionary, because it has to be immutable for an index.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    create table finder_names (
      source text not null,
      id int not null,
      title text not null,
      named text not null,
      primary key (source, id)
    );
    create index finder_names_named_idx on finder_names using gin (named gin_trgm_ops);
    create function finder_plain(words text) returns text language sql immutable parallel safe as $$
      select lower(public.unaccent('public.unaccent'::regdictionary, coalesce(words, '')))
    $$;
    create function finder_follow() returns trigger language plpgsql as $$
    declare
      stored jsonb;
    begin
      if tg_op = 'DELETE' then
        delete from public.finder_names where source = tg_argv[0] and id = old.id;
        return null;
      end if;
      stored := to_jsonb(new);
      insert into public.finder_names as known (source, id, title, named)
        select tg_argv[0], new.id, public.finder_plain(stored ->> tg_argv[1]),
          public.finder_plain((select string_agg(stored ->> name, ' ') from unnest(tg_argv[1:]) as name))
        on conflict (source, id) do update set title = excluded.title, named = excluded.named
          where (known.title, known.named) is distinct from (excluded.title, excluded.named);
      return null;
    end
    $$;
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    drop function finder_follow cascade;
    drop function finder_plain;
    drop table finder_names;
    delete from payload_kv where key = 'finder-names';
  `),
  )
}
