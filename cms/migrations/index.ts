import * as migration_20261128_000100_initial from './20261128_000100_initial.ts';
import * as migration_20261128_090000_mails_are_contact_requests from './20261128_090000_mails_are_contact_requests.ts';
import * as migration_20261128_100000_lists_and_changes from './20261128_100000_lists_and_changes.ts';
import * as migration_20261128_110000_seo_findings from './20261128_110000_seo_findings.ts';
import * as migration_20261128_120000_tool_runs from './20261128_120000_tool_runs.ts';
import * as migration_20261128_180805_leads_name_their_offer from './20261128_180805_leads_name_their_offer.ts';
import * as migration_20261128_181052_plans_of_services from './20261128_181052_plans_of_services.ts';
import * as migration_20261128_183609_call_topics from './20261128_183609_call_topics.ts';
import * as migration_20261128_230000_moving from './20261128_230000_moving.ts';
import * as migration_20261128_231000_imports from './20261128_231000_imports.ts';
import * as migration_20261129_001000_archived_comments from './20261129_001000_archived_comments.ts';
import * as migration_20261129_002442_services_name_their_clients from './20261129_002442_services_name_their_clients.ts';
import * as migration_20261129_003816_audits from './20261129_003816_audits.ts';
import * as migration_20261129_050000_audit_pdfs from './20261129_050000_audit_pdfs.ts';
import * as migration_20261129_065117_audit_remarks from './20261129_065117_audit_remarks.ts';
import * as migration_20261129_071134_audit_offer from './20261129_071134_audit_offer.ts';
import * as migration_20261129_093655_audit_watches from './20261129_093655_audit_watches.ts';

export const migrations = [
  {
    up: migration_20261128_000100_initial.up,
    down: migration_20261128_000100_initial.down,
    name: '20261128_000100_initial',
  },
  {
    up: migration_20261128_090000_mails_are_contact_requests.up,
    down: migration_20261128_090000_mails_are_contact_requests.down,
    name: '20261128_090000_mails_are_contact_requests',
  },
  {
    up: migration_20261128_100000_lists_and_changes.up,
    down: migration_20261128_100000_lists_and_changes.down,
    name: '20261128_100000_lists_and_changes',
  },
  {
    up: migration_20261128_110000_seo_findings.up,
    down: migration_20261128_110000_seo_findings.down,
    name: '20261128_110000_seo_findings',
  },
  {
    up: migration_20261128_120000_tool_runs.up,
    down: migration_20261128_120000_tool_runs.down,
    name: '20261128_120000_tool_runs',
  },
  {
    up: migration_20261128_180805_leads_name_their_offer.up,
    down: migration_20261128_180805_leads_name_their_offer.down,
    name: '20261128_180805_leads_name_their_offer',
  },
  {
    up: migration_20261128_181052_plans_of_services.up,
    down: migration_20261128_181052_plans_of_services.down,
    name: '20261128_181052_plans_of_services',
  },
  {
    up: migration_20261128_183609_call_topics.up,
    down: migration_20261128_183609_call_topics.down,
    name: '20261128_183609_call_topics',
  },
  {
    up: migration_20261128_230000_moving.up,
    down: migration_20261128_230000_moving.down,
    name: '20261128_230000_moving',
  },
  {
    up: migration_20261128_231000_imports.up,
    down: migration_20261128_231000_imports.down,
    name: '20261128_231000_imports',
  },
  {
    up: migration_20261129_001000_archived_comments.up,
    down: migration_20261129_001000_archived_comments.down,
    name: '20261129_001000_archived_comments',
  },
  {
    up: migration_20261129_002442_services_name_their_clients.up,
    down: migration_20261129_002442_services_name_their_clients.down,
    name: '20261129_002442_services_name_their_clients',
  },
  {
    up: migration_20261129_003816_audits.up,
    down: migration_20261129_003816_audits.down,
    name: '20261129_003816_audits',
  },
  {
    up: migration_20261129_050000_audit_pdfs.up,
    down: migration_20261129_050000_audit_pdfs.down,
    name: '20261129_050000_audit_pdfs',
  },
  {
    up: migration_20261129_065117_audit_remarks.up,
    down: migration_20261129_065117_audit_remarks.down,
    name: '20261129_065117_audit_remarks',
  },
  {
    up: migration_20261129_071134_audit_offer.up,
    down: migration_20261129_071134_audit_offer.down,
    name: '20261129_071134_audit_offer',
  },
  {
    up: migration_20261129_093655_audit_watches.up,
    down: migration_20261129_093655_audit_watches.down,
    name: '20261129_093655_audit_watches'
  },
];
