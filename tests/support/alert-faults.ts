/** Series of a product at which nothing is wrong, without the labels of its job. */
const WELL = {
  up: '1x40',
  prairie_database_up: '1x40',
  prairie_migrated: '1x40',
  prairie_notification_missing_seconds: '0x40',
  prairie_disk_free_bytes: '50000000000x40',
  prairie_disk_bytes: '100000000000x40',
  'prairie_mail_server_up{process="worker"}': '1x40',
  prairie_outbox_untried_seconds: '0x40',
  'prairie_queue_oldest_seconds{queue="notify"}': '0x40',
  'prairie_process_restarts_total{process="worker"}': '0x40',
  'prairie_process_up{process="worker"}': '1x40',
  'prairie_stuck_pages{process="site"}': '0x40',
  'prairie_http_requests_total{route="/",status="200"}': '0+150x40',
  'prairie_http_requests_total{route="/",status="503"}': '0x40',
  'prairie_database_connections{process="site",pool="prairie-cms",state="waiting"}': '0x40',
  'nodejs_eventloop_lag_p99_seconds{process="site"}': '0.01x40',
  'process_resident_memory_bytes{process="site"}': '300000000x40',
  prairie_memory_limit_bytes: '1000000000x40',
  'prairie_deliveries_total{kind="webhook_deliveries",outcome="retry"}': '0x40',
  'prairie_deliveries_total{kind="webhook_deliveries",outcome="delivered"}': '0x40',
  prairie_last_backup_timestamp_seconds: '0x40',
}

type Series = Partial<Record<keyof typeof WELL, string>>
type Fault = {
  what: string
  series: Series
  /** The only alert; none if the product copes. */
  alert?: string
  labels?: Record<string, string>
}

/** A value from the second to the sixth minute, and another one before and after. */
const spell = (usual: number, then: number) => `${usual}x7 ${then}x15 ${usual}x16`
const errors = { 'prairie_http_requests_total{route="/",status="503"}': '0x7 0+30x15 450x16' }

/** Faults of `npm run bench:faults` and of operation, as Prometheus sees them, with the one alert that each raises. */
const faults: Fault[] = [
  { what: 'nothing', series: {} },
  { what: 'the site is killed and stays away', series: { up: spell(1, 0) }, alert: 'PrairieSiteDown' },
  {
    what: 'the database is killed or hangs: pages fail, the pool waits, and pages get stuck',
    series: {
      prairie_database_up: spell(1, 0),
      prairie_notification_missing_seconds: spell(0, 40),
      'prairie_database_connections{process="site",pool="prairie-cms",state="waiting"}': spell(0, 9),
      'prairie_stuck_pages{process="site"}': spell(0, 12),
      ...errors,
    },
    alert: 'PrairieDatabaseDown',
  },
  {
    what: 'the pool of the pages is exhausted',
    series: { 'prairie_database_connections{process="site",pool="prairie-cms",state="waiting"}': spell(0, 9) },
    alert: 'PrairieDatabasePoolExhausted',
    labels: { process: 'site', pool: 'prairie-cms' },
  },
  { what: 'a migration is missing', series: { prairie_migrated: spell(1, 0) }, alert: 'PrairieNotMigrated' },
  {
    what: 'a pooler swallows notifications',
    series: { prairie_notification_missing_seconds: spell(0, 40) },
    alert: 'PrairieNotificationsLost',
  },
  {
    what: 'the worker is killed and started again',
    series: {
      'prairie_process_restarts_total{process="worker"}': '0x7 1x32',
      // A busy machine takes a minute to start it.
      'prairie_process_up{process="worker"}': '1x7 0x3 1x29',
    },
    alert: 'PrairieProcessRestarted',
    labels: { process: 'worker' },
  },
  {
    what: 'the worker hangs',
    series: { 'prairie_process_up{process="worker"}': spell(1, 0) },
    alert: 'PrairieProcessMissing',
    labels: { process: 'worker' },
  },
  {
    what: 'the disk is full, and forms are refused',
    series: { prairie_disk_free_bytes: spell(50_000_000_000, 0), ...errors },
    alert: 'PrairieDiskLow',
  },
  {
    what: 'the mail server is down, and emails wait',
    series: {
      'prairie_mail_server_up{process="worker"}': spell(1, 0),
      prairie_outbox_untried_seconds: spell(0, 1_200),
    },
    alert: 'PrairieMailServerDown',
  },
  { what: 'an email is late', series: { prairie_outbox_untried_seconds: spell(0, 960) }, alert: 'PrairieEmailLate' },
  {
    what: 'a queue does not move',
    series: { 'prairie_queue_oldest_seconds{queue="notify"}': spell(0, 400) },
    alert: 'PrairieQueueLate',
    labels: { queue: 'notify' },
  },
  {
    what: 'pages cannot be rendered',
    series: { 'prairie_stuck_pages{process="site"}': spell(0, 3) },
    alert: 'PrairiePagesStuck',
  },
  { what: 'a flood is refused with 503', series: errors, alert: 'PrairieErrors' },
  {
    what: 'the event loop is blocked',
    series: { 'nodejs_eventloop_lag_p99_seconds{process="site"}': spell(0.01, 0.9) },
    alert: 'PrairieSlow',
    labels: { process: 'site' },
  },
  {
    what: 'memory runs out',
    series: { 'process_resident_memory_bytes{process="site"}': spell(300_000_000, 900_000_000) },
    alert: 'PrairieMemoryHigh',
  },
  {
    what: 'the CRM refuses leads',
    series: {
      'prairie_deliveries_total{kind="webhook_deliveries",outcome="retry"}': '0x7 0+1x15 15x16',
      'prairie_deliveries_total{kind="webhook_deliveries",outcome="delivered"}': '0x24 1x15',
    },
    alert: 'PrairieWebhookDown',
  },
  {
    what: 'no backup was made for a day',
    series: { prairie_last_backup_timestamp_seconds: spell(0, -100_000) },
    alert: 'PrairieBackupOld',
  },
]

const INSTANCE = { instance: 'site:4321' }
const JOB = { job: 'prairie', ...INSTANCE }

/**
 * Returns a file of unit tests for promtool: each fault raises its alert within a minute, and no other, and nothing is
 * left a minute after it has ended.
 * @param rules the alerts of the rules by name, with their severity and summary
 */
export function promtoolTests(file: string, alerts: Map<string, { severity: string }>) {
  return {
    rule_files: [file],
    evaluation_interval: '15s',
    tests: faults.map(({ what, series, alert, labels = {} }) => ({
      name: what,
      interval: '15s',
      input_series: Object.entries({ ...WELL, ...series }).map(([name, values]) => ({ series: withJob(name), values })),
      promql_expr_test: ['1m45s', '2m45s', '7m15s'].map((at) => ({
        expr: 'ALERTS{alertstate="firing"}',
        eval_time: at,
        exp_samples:
          at === '2m45s' && alert
            ? [
                {
                  labels: labelsOf({
                    alertname: alert,
                    alertstate: 'firing',
                    severity: alerts.get(alert)?.severity ?? 'unknown',
                    ...(alert === 'PrairieSiteDown' ? JOB : INSTANCE),
                    ...labels,
                  }),
                  value: 1,
                },
              ]
            : [],
      })),
    })),
  }
}

/** Names of the alerts that a fault raises. */
export const testedAlerts = new Set(faults.flatMap(({ alert }) => alert ?? []))

const labelsOf = (labels: Record<string, string>) =>
  `ALERTS{${Object.entries(labels).map(([name, value]) => `${name}="${value}"`)}}`

function withJob(series: string) {
  const [name = '', labels = ''] = series.replace(/}$/, '').split('{')
  return `${name}{${[`job="${JOB.job}"`, `instance="${JOB.instance}"`, labels].filter(Boolean)}}`
}
