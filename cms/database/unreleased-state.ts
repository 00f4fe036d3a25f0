import type { Payload } from 'payload'

/**
 * The migrations that the initial one replaced before the first release. Together, they made the same database
 * (docs/decisions/033-one-migration-before-the-first-release.md).
 */
export const FORMER_MIGRATIONS = `
  20261121_025920_initial 20261121_025920_post_search 20261121_033530_web_vitals 20261121_052042_service_pages
  20261121_083409_leads_and_people 20261121_160000_first_tools 20261122_110000_image_files
  20261122_120000_two_factor 20261122_175006_tool_overrides 20261123_000000_fetch_turns 20261123_030000_search
  20261123_031500_data_providers 20261123_032342_search_collections 20261123_032347_bookings
  20261123_040000_bookings_no_overlap 20261123_043902_trash 20261123_044909_claims_demo
  20261123_063000_checked_links 20261123_064116_drafts 20261123_064738_integrations 20261123_065038_colleagues
  20261123_065111_keyphrases 20261123_065357_media_names_and_folders 20261123_065429_brand
  20261123_070000_published_before_drafts 20261123_080000_page_outcomes 20261123_080100_finder_names
  20261123_174434_issue_posts 20261123_175432_pages_in_search 20261123_181500_nearest_titles
  20261127_160000_editing_tabs 20261127_173556_safe_writing 20261127_181500_session_confirmations
  20261127_192103_held_calls 20261127_200000_sealed_secrets 20261127_235900_held_calls_do_not_overlap
  20261128_000000_fetch_turns_by_keys
`
  .trim()
  .split(/\s+/)

export const INITIAL_MIGRATION = '20261128_000100_initial'

/**
 * Records the initial migration, in place of the former ones, in a database that has run all of them.
 * @throws {Error} if it has run some of them only: the code that has the others is needed first
 */
export async function carryOverUnreleasedState({ db: { pool } }: Payload) {
  const recorded = await pool.query("select to_regclass('payload_migrations') is not null as exists")
  if (!recorded.rows[0]?.exists) return
  const found = await pool.query<{ name: string }>('select name from payload_migrations where name = any($1)', [
    FORMER_MIGRATIONS,
  ])
  const missing = missingOf(found.rows.map(({ name }) => name))
  if (missing === undefined) return
  if (missing.length > 0)
    throw new Error(
      `This database is of an older unreleased state: it lacks ${missing.join(', ')}. Nothing was changed. ` +
        'Start it once with the commit before “One migration” (CHANGELOG.md), then with this one.',
    )
  // One statement: all of it happens, or nothing.
  await pool.query(
    `with former as (delete from payload_migrations where name = any($1))
     insert into payload_migrations (name, batch) values ($2, 1)`,
    [FORMER_MIGRATIONS, INITIAL_MIGRATION],
  )
}

/** Returns the former migrations that a database lacks, or undefined if it has none of them. */
export function missingOf(found: string[]): string[] | undefined {
  if (found.length === 0) return undefined
  return FORMER_MIGRATIONS.filter((name) => !found.includes(name))
}
