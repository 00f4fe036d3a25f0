import * as migration_20261121_025920_initial from './20261121_025920_initial.ts';
import * as migration_20261121_025920_post_search from './20261121_025920_post_search.ts';
import * as migration_20261121_033530_web_vitals from './20261121_033530_web_vitals.ts';
import * as migration_20261121_052042_service_pages from './20261121_052042_service_pages.ts';
import * as migration_20261121_083409_leads_and_people from './20261121_083409_leads_and_people.ts';
import * as migration_20261121_160000_first_tools from './20261121_160000_first_tools.ts';
import * as migration_20261122_110000_image_files from './20261122_110000_image_files.ts';
import * as migration_20261122_120000_two_factor from './20261122_120000_two_factor.ts';
import * as migration_20261122_175006_tool_overrides from './20261122_175006_tool_overrides.ts';
import * as migration_20261123_000000_fetch_turns from './20261123_000000_fetch_turns.ts';
import * as migration_20261123_030000_search from './20261123_030000_search.ts';
import * as migration_20261123_031500_data_providers from './20261123_031500_data_providers.ts';
import * as migration_20261123_032342_search_collections from './20261123_032342_search_collections.ts';
import * as migration_20261123_032347_bookings from './20261123_032347_bookings.ts';
import * as migration_20261123_040000_bookings_no_overlap from './20261123_040000_bookings_no_overlap.ts';
import * as migration_20261123_043902_trash from './20261123_043902_trash.ts';
import * as migration_20261123_044909_claims_demo from './20261123_044909_claims_demo.ts';
import * as migration_20261123_063000_checked_links from './20261123_063000_checked_links.ts';
import * as migration_20261123_064116_drafts from './20261123_064116_drafts.ts';
import * as migration_20261123_064738_integrations from './20261123_064738_integrations.ts';
import * as migration_20261123_065038_colleagues from './20261123_065038_colleagues.ts';
import * as migration_20261123_065111_keyphrases from './20261123_065111_keyphrases.ts';
import * as migration_20261123_065357_media_names_and_folders from './20261123_065357_media_names_and_folders.ts';
import * as migration_20261123_065429_brand from './20261123_065429_brand.ts';
import * as migration_20261123_070000_published_before_drafts from './20261123_070000_published_before_drafts.ts';
import * as migration_20261123_080000_page_outcomes from './20261123_080000_page_outcomes.ts';
import * as migration_20261123_080100_finder_names from './20261123_080100_finder_names.ts';
import * as migration_20261123_174434_issue_posts from './20261123_174434_issue_posts.ts';
import * as migration_20261123_175432_pages_in_search from './20261123_175432_pages_in_search.ts';
import * as migration_20261123_181500_nearest_titles from './20261123_181500_nearest_titles.ts';
import * as migration_20261127_160000_editing_tabs from './20261127_160000_editing_tabs.ts';
import * as migration_20261127_173556_safe_writing from './20261127_173556_safe_writing.ts';
import * as migration_20261127_192103_held_calls from './20261127_192103_held_calls.ts';
import * as migration_20261127_235900_held_calls_do_not_overlap from './20261127_235900_held_calls_do_not_overlap.ts';

export const migrations = [
  {
    up: migration_20261121_025920_initial.up,
    down: migration_20261121_025920_initial.down,
    name: '20261121_025920_initial',
  },
  {
    up: migration_20261121_025920_post_search.up,
    down: migration_20261121_025920_post_search.down,
    name: '20261121_025920_post_search',
  },
  {
    up: migration_20261121_033530_web_vitals.up,
    down: migration_20261121_033530_web_vitals.down,
    name: '20261121_033530_web_vitals',
  },
  {
    up: migration_20261121_052042_service_pages.up,
    down: migration_20261121_052042_service_pages.down,
    name: '20261121_052042_service_pages',
  },
  {
    up: migration_20261121_083409_leads_and_people.up,
    down: migration_20261121_083409_leads_and_people.down,
    name: '20261121_083409_leads_and_people',
  },
  {
    up: migration_20261121_160000_first_tools.up,
    down: migration_20261121_160000_first_tools.down,
    name: '20261121_160000_first_tools',
  },
  {
    up: migration_20261122_110000_image_files.up,
    down: migration_20261122_110000_image_files.down,
    name: '20261122_110000_image_files',
  },
  {
    up: migration_20261122_120000_two_factor.up,
    down: migration_20261122_120000_two_factor.down,
    name: '20261122_120000_two_factor',
  },
  {
    up: migration_20261122_175006_tool_overrides.up,
    down: migration_20261122_175006_tool_overrides.down,
    name: '20261122_175006_tool_overrides',
  },
  {
    up: migration_20261123_000000_fetch_turns.up,
    down: migration_20261123_000000_fetch_turns.down,
    name: '20261123_000000_fetch_turns',
  },
  {
    up: migration_20261123_030000_search.up,
    down: migration_20261123_030000_search.down,
    name: '20261123_030000_search',
  },
  {
    up: migration_20261123_031500_data_providers.up,
    down: migration_20261123_031500_data_providers.down,
    name: '20261123_031500_data_providers',
  },
  {
    up: migration_20261123_032342_search_collections.up,
    down: migration_20261123_032342_search_collections.down,
    name: '20261123_032342_search_collections',
  },
  {
    up: migration_20261123_032347_bookings.up,
    down: migration_20261123_032347_bookings.down,
    name: '20261123_032347_bookings',
  },
  {
    up: migration_20261123_040000_bookings_no_overlap.up,
    down: migration_20261123_040000_bookings_no_overlap.down,
    name: '20261123_040000_bookings_no_overlap',
  },
  {
    up: migration_20261123_043902_trash.up,
    down: migration_20261123_043902_trash.down,
    name: '20261123_043902_trash',
  },
  {
    up: migration_20261123_044909_claims_demo.up,
    down: migration_20261123_044909_claims_demo.down,
    name: '20261123_044909_claims_demo',
  },
  {
    up: migration_20261123_063000_checked_links.up,
    down: migration_20261123_063000_checked_links.down,
    name: '20261123_063000_checked_links',
  },
  {
    up: migration_20261123_064116_drafts.up,
    down: migration_20261123_064116_drafts.down,
    name: '20261123_064116_drafts',
  },
  {
    up: migration_20261123_064738_integrations.up,
    down: migration_20261123_064738_integrations.down,
    name: '20261123_064738_integrations',
  },
  {
    up: migration_20261123_065038_colleagues.up,
    down: migration_20261123_065038_colleagues.down,
    name: '20261123_065038_colleagues',
  },
  {
    up: migration_20261123_065111_keyphrases.up,
    down: migration_20261123_065111_keyphrases.down,
    name: '20261123_065111_keyphrases',
  },
  {
    up: migration_20261123_065357_media_names_and_folders.up,
    down: migration_20261123_065357_media_names_and_folders.down,
    name: '20261123_065357_media_names_and_folders',
  },
  {
    up: migration_20261123_065429_brand.up,
    down: migration_20261123_065429_brand.down,
    name: '20261123_065429_brand',
  },
  {
    up: migration_20261123_070000_published_before_drafts.up,
    down: migration_20261123_070000_published_before_drafts.down,
    name: '20261123_070000_published_before_drafts',
  },
  {
    up: migration_20261123_080000_page_outcomes.up,
    down: migration_20261123_080000_page_outcomes.down,
    name: '20261123_080000_page_outcomes',
  },
  {
    up: migration_20261123_080100_finder_names.up,
    down: migration_20261123_080100_finder_names.down,
    name: '20261123_080100_finder_names',
  },
  {
    up: migration_20261123_174434_issue_posts.up,
    down: migration_20261123_174434_issue_posts.down,
    name: '20261123_174434_issue_posts',
  },
  {
    up: migration_20261123_175432_pages_in_search.up,
    down: migration_20261123_175432_pages_in_search.down,
    name: '20261123_175432_pages_in_search',
  },
  {
    up: migration_20261123_181500_nearest_titles.up,
    down: migration_20261123_181500_nearest_titles.down,
    name: '20261123_181500_nearest_titles',
  },
  {
    up: migration_20261127_160000_editing_tabs.up,
    down: migration_20261127_160000_editing_tabs.down,
    name: '20261127_160000_editing_tabs',
  },
  {
    up: migration_20261127_173556_safe_writing.up,
    down: migration_20261127_173556_safe_writing.down,
    name: '20261127_173556_safe_writing',
  },
  {
    up: migration_20261127_192103_held_calls.up,
    down: migration_20261127_192103_held_calls.down,
    name: '20261127_192103_held_calls',
  },
  {
    up: migration_20261127_235900_held_calls_do_not_overlap.up,
    down: migration_20261127_235900_held_calls_do_not_overlap.down,
    name: '20261127_235900_held_calls_do_not_overlap',
  },
];
