type Equivalent = {
  path: string
  /** The lines of the source, without indentation. */
  on: string[]
  changes: string[]
  reason: string
}

/**
 * Changes of the code that change nothing for anybody, so that no test can notice them; `npm run mutation` skips them.
 */
export const equivalentMutants: Equivalent[] = [
  ...Object.entries({
    'worker/delete-old-data.ts': [
      "const periods = await cms.findGlobal({ slug: 'privacy', depth: 0 })",
      'const deleted = inTransaction((req) => cms.delete({ collection, id, depth: 0, req }))',
      "await cms.create({ collection: 'audit-log', data: { action: 'deleted-by-age', details }, depth: 0 })",
    ],
    'worker/empty-trash.ts': [
      'depth: 0,',
      'cms.delete({ collection, id, trash: true, overrideLock: true, depth: 0, req }),',
      "await cms.create({ collection: 'audit-log', data: { action: 'deleted-by-age', details }, depth: 0 })",
    ],
    'worker/end-webhook.ts': [
      "await cms.create({ collection: 'audit-log', data: entry, depth: 0, req: transaction })",
      "const { docs } = await cms.find({ collection: 'users', where, pagination: false, depth: 0, req })",
    ],
    'worker/notify.ts': [
      "await cms.create({ collection: 'webhook-deliveries', data, depth: 0, req })",
      'const options = { id, depth: 0, disableErrors: true, req } as const',
    ],
    'worker/read-calendars.ts': [
      'depth: 0,',
      "const host = await cms.findByID({ collection: 'booking-hosts', id, depth: 0, disableErrors: true })",
    ],
    'worker/reconcile-files.ts': [
      "await cms.create({ collection: 'audit-log', data: { action, about, details }, depth: 0 })",
    ],
    'worker/remind-of-bookings.ts': [
      "await cms.update({ collection: 'bookings', id, data, depth: 0, req: transaction })",
    ],
    'worker/write-emails.ts': [
      'depth: 0,',
      "const settings = await cms.findGlobal({ slug: 'mail-settings', depth: 0, req })",
      "const brand = await cms.findGlobal({ slug: 'brand', depth: 0, req })",
    ],
  }).map(([path, on]) => ({
    path,
    on,
    changes: ['0 → (0 + 1)'],
    reason: 'Relations are read one level deeper, and nobody looks at them.',
  })),
  {
    path: 'worker/notify.ts',
    on: ['const document = await cms.findByID({ ...options, collection, depth: 1 })'],
    changes: ['1 → (1 + 1)'],
    reason: 'The vacancy and the host have no relations of their own that an email mentions.',
  },
  ...['worker/email-booking-link.ts', 'worker/remind-of-bookings.ts'].map((path) => ({
    path,
    on: [
      "const asked = { collection: 'bookings', id, depth: 1, disableErrors: true, req: transaction } as const",
      'depth: 1,',
    ],
    changes: ['1 → (1 + 1)'],
    reason: 'The host has no relations of its own that an email mentions.',
  })),
  {
    path: 'worker/notify.ts',
    on: ["const { docs } = await cms.find({ collection: 'tools', where, limit: 1, pagination: false, depth: 0, req })"],
    changes: ['1 → (1 + 1)', 'false → true', '0 → (0 + 1)'],
    reason: 'A slug is unique: there is no second row and no second page, and a tool has no relation with a name.',
  },
  {
    path: 'worker/resume-waiting.ts',
    on: ['const MAX_COUNT = 5_000'],
    changes: ['5_000 → (5000 + 1)'],
    reason: 'The others follow at the next run: what one run takes is no promise.',
  },
  {
    path: 'worker/submit-to-indexnow.ts',
    on: ["export function waitAfter({ retryAfterMs = 0 }: Extract<Outcome, { kind: 'retry' }>, attempts: number) {"],
    changes: ['0 → (0 + 1)'],
    reason: 'A millisecond is less than the first wait.',
  },
  {
    path: 'worker/submit-to-indexnow.ts',
    on: ['return Math.min(MAX_WAIT_MS, Math.max(retryAfterMs, FIRST_WAIT_MS * 2 ** Math.min(attempts, 12)))'],
    changes: ['12 → (12 + 1)'],
    reason: 'Both are longer than the longest wait.',
  },
]
