/** Expected report on a response. Dates are days; `null` means that it must be unknown. */
export type Expected = {
  registered: string | null
  expires?: string | null
  updated?: string | null
  reregistered?: string | null
  registrar?: string | null
  redacted?: boolean
  faults?: number
  statuses?: string[]
}
export type RegistryCase = { label: string; response: unknown; expected: Expected }

type Event = [action: string, date: unknown]
const events = (...all: Event[]) => all.map(([eventAction, eventDate]) => ({ eventAction, eventDate }))
const registrar = (name: unknown, more: Record<string, unknown> = {}) => ({
  objectClassName: 'entity',
  roles: ['registrar'],
  vcardArray: [
    'vcard',
    [
      ['version', {}, 'text', '4.0'],
      ['fn', {}, 'text', name],
    ],
  ],
  ...more,
})
const domain = (dates: Event[], more: Record<string, unknown> = {}) => ({
  objectClassName: 'domain',
  ldhName: 'shop.example',
  events: events(...dates),
  ...more,
})
const redacted = (...names: string[]) => names.map((type) => ({ name: { type }, method: 'removal' }))

const usual: Event[] = [
  ['registration', '2004-05-06T07:08:09Z'],
  ['expiration', '2030-05-06T07:08:09Z'],
  ['last changed', '2026-01-02T03:04:05Z'],
]
const dates = { registered: '2004-05-06', expires: '2030-05-06', updated: '2026-01-02' }
const sameWith = (label: string, more: Record<string, unknown>, expected: Partial<Expected> = {}): RegistryCase => ({
  label,
  response: domain(usual, more),
  expected: { ...dates, ...expected },
})
const withDates = (label: string, all: Event[], expected: Expected): RegistryCase => ({
  label,
  response: domain(all),
  expected,
})

/**
 * Forms in which registries respond, written after RFC 9083, RFC 9537, and the profiles of ICANN and of country
 * registries.
 */
export const registryCases: RegistryCase[] = [
  sameWith('a plain response', {}),
  sameWith('a registrar by name', { entities: [registrar('Good Names Inc.')] }, { registrar: 'Good Names Inc.' }),
  sameWith(
    'a registrar by organization',
    {
      entities: [
        {
          roles: ['registrar'],
          vcardArray: [
            'vcard',
            [
              ['version', {}, 'text', '4.0'],
              ['fn', {}, 'text', ''],
              ['org', {}, 'text', 'Org Ltd'],
            ],
          ],
        },
      ],
    },
    { registrar: 'Org Ltd' },
  ),
  sameWith(
    'a registrar by handle only',
    { entities: [{ roles: ['registrar'], handle: 'REG-1' }] },
    { registrar: 'REG-1' },
  ),
  sameWith(
    'a registrar among other roles',
    {
      entities: [
        { roles: ['registrant'], vcardArray: ['vcard', [['fn', {}, 'text', 'A Person']]] },
        registrar('B Names', { roles: ['technical', 'Registrar'] }),
      ],
    },
    { registrar: 'B Names' },
  ),
  sameWith('an entity without roles', { entities: [{ handle: 'X' }] }, { registrar: null }),
  sameWith(
    'a jCard of the wrong shape',
    { entities: [registrar('C', { vcardArray: ['vcard', false] })] },
    { registrar: null, faults: 1 },
  ),
  sameWith('a jCard whose name is a number', { entities: [registrar(42)] }, { registrar: null }),
  sameWith(
    'a jCard with a property that is too short',
    { entities: [registrar('D', { vcardArray: ['vcard', [['fn', {}, 'text']]] })] },
    { registrar: null, faults: 1 },
  ),
  sameWith('entities that are no list', { entities: 'none' }, { registrar: null }),
  sameWith(
    'redacted contacts (RFC 9537)',
    { redacted: redacted('Registrant Name', 'Registrant Email') },
    { redacted: true },
  ),
  sameWith(
    'redacted contacts by description',
    { redacted: [{ name: { description: 'Tech Phone' } }] },
    { redacted: true },
  ),
  sameWith(
    'a remark about privacy',
    { remarks: [{ title: 'REDACTED FOR PRIVACY', type: 'object redacted due to authorization' }] },
    { redacted: true },
  ),
  sameWith('a remark about something else', { remarks: [{ title: 'Terms of Use' }] }, { redacted: false }),
  sameWith('redactions of the wrong shape', { redacted: [null, 3, { name: 'x' }] }, { redacted: false }),
  sameWith(
    'statuses in capitals',
    { status: ['Client Transfer Prohibited', 'active'] },
    { statuses: ['client transfer prohibited', 'active'] },
  ),
  sameWith('a status that is no list', { status: 'active' }, { statuses: ['active'] }),
  sameWith('statuses of the wrong type', { status: [1, null] }, { statuses: [] }),
  withDates('no registration date', [['expiration', '2030-05-06T07:08:09Z']], {
    registered: null,
    expires: '2030-05-06',
  }),
  withDates('no events', [], { registered: null, expires: null, updated: null }),
  { label: 'no list of events', response: { objectClassName: 'domain' }, expected: { registered: null } },
  {
    label: 'events that are no list',
    response: { objectClassName: 'domain', events: {} },
    expected: { registered: null, faults: 1 },
  },
  {
    label: 'a redacted registration date',
    response: domain([['expiration', '2030-05-06']], { redacted: redacted('Creation Date') }),
    expected: { registered: null, expires: '2030-05-06', redacted: true },
  },
  withDates(
    'registered again',
    [
      ['registration', '1999-01-01T00:00:00Z'],
      ['reregistration', '2020-02-29T00:00:00Z'],
    ],
    { registered: '1999-01-01', reregistered: '2020-02-29' },
  ),
  withDates(
    'registered again twice',
    [
      ['registration', '1999-01-01T00:00:00Z'],
      ['reregistration', '2010-01-01T00:00:00Z'],
      ['reregistration', '2020-02-29T00:00:00Z'],
    ],
    { registered: '1999-01-01', reregistered: '2020-02-29' },
  ),
  withDates('registered again, the first date unknown', [['reregistration', '2020-02-29T00:00:00Z']], {
    registered: null,
    reregistered: '2020-02-29',
  }),
  withDates(
    'two registrations',
    [
      ['registration', '2012-01-01T00:00:00Z'],
      ['registration', '2001-01-01T00:00:00Z'],
    ],
    { registered: '2001-01-01' },
  ),
  withDates(
    'dates without a time',
    [
      ['registration', '2004-05-06'],
      ['expiration', '2030-05-06'],
    ],
    { registered: '2004-05-06', expires: '2030-05-06' },
  ),
  withDates('a date in another zone', [['registration', '2004-05-06T23:30:00-05:00']], { registered: '2004-05-07' }),
  withDates('a date without a zone', [['registration', '2004-05-06T23:30:00']], { registered: '2004-05-06' }),
  withDates('fractions of a second', [['registration', '2004-05-06T07:08:09.123456Z']], { registered: '2004-05-06' }),
  withDates('a space instead of T', [['registration', '2004-05-06 07:08:09']], { registered: '2004-05-06' }),
  withDates(
    'actions in capitals',
    [
      ['Registration', '2004-05-06T07:08:09Z'],
      ['EXPIRATION', '2030-05-06T07:08:09Z'],
    ],
    { registered: '2004-05-06', expires: '2030-05-06' },
  ),
  withDates(
    'a placeholder instead of a date',
    [
      ['registration', '0001-01-01T00:00:00Z'],
      ['expiration', '2030-05-06T07:08:09Z'],
    ],
    { registered: null, expires: '2030-05-06', faults: 1 },
  ),
  withDates('the epoch instead of a date', [['registration', '1970-01-01T00:00:00Z']], { registered: null, faults: 1 }),
  withDates('a registration in the future', [['registration', '2199-01-01T00:00:00Z']], {
    registered: null,
    faults: 1,
  }),
  withDates('a day that does not exist', [['registration', '2004-13-45T00:00:00Z']], { registered: null, faults: 1 }),
  withDates('words instead of a date', [['registration', 'before 1996']], { registered: null, faults: 1 }),
  withDates('a number instead of a date', [['registration', 1083827289]], { registered: null, faults: 1 }),
  withDates('an event without a date', [['registration', undefined]], { registered: null, faults: 1 }),
  withDates(
    'events that we do not show',
    [['registrar expiration', '2031-01-01T00:00:00Z'], ['locked', '2025-01-01T00:00:00Z'], ...usual],
    dates,
  ),
  withDates(
    'the registry’s own time, which is no date of the domain',
    [['last update of RDAP database', '2026-11-22T00:00:00Z'], ...usual],
    dates,
  ),
  { label: 'a list instead of an object', response: [], expected: { registered: null, faults: 1 } },
  { label: 'a text instead of an object', response: 'none', expected: { registered: null, faults: 1 } },
  {
    label: 'an error object',
    response: { errorCode: 404, title: 'Not Found' },
    expected: { registered: null, faults: 1 },
  },
  {
    label: 'an entity instead of a domain',
    response: { objectClassName: 'entity', events: events(...usual) },
    expected: { ...dates, faults: 1 },
  },
]
