// @ts-nocheck
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * `take_fetch_turn` takes a turn for several rows of `fetch_turns`, or for none: a request counts for the name, the domain,
 * and the IP addresses of a host. Returns nothing when the turn was taken, else what it waits for. It locks the rows in
 * the order of their keys, as everything else that changes several of them does.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    create function take_fetch_turn(
      keys text[], new_turn uuid, lease_s double precision, window_s double precision, max_starts int
    ) returns table (waits_for text, wait_ms int, is_full boolean) language plpgsql as $$
    declare
      taken_at timestamptz;
    begin
      insert into fetch_turns as before (host, starts, turn, ends_at)
        select key, '{}', new_turn, '-infinity' from unnest(keys) key order by key
        on conflict (host) do update set turn = before.turn;
      taken_at := clock_timestamp();

      return query
        with recent as (
          select host, ends_at, array(
            select start from unnest(starts) start where start > taken_at - make_interval(secs => window_s) order by start
          ) as starts
          from fetch_turns where host = any(keys)
        ), waits as (
          select host, cardinality(starts) >= max_starts as is_full,
            case when cardinality(starts) >= max_starts
              then starts[cardinality(starts) - max_starts + 1] + make_interval(secs => window_s) else ends_at
            end as until
          from recent
        )
        select host, greatest(1, ceil(extract(epoch from until - taken_at) * 1000))::int, waits.is_full
        from waits where waits.is_full or until > taken_at
        order by waits.is_full desc, until desc limit 1;
      if found then return; end if;

      update fetch_turns set
        starts = array(
          select start from unnest(starts) start where start > taken_at - make_interval(secs => window_s) order by start
        ) || taken_at,
        turn = new_turn,
        ends_at = taken_at + make_interval(secs => lease_s)
      where host = any(keys);
    end $$;
  `))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop function take_fetch_turn(text[], uuid, double precision, double precision, int)'))
}
