import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { page } from '../support/page.ts'
import { inject } from '../support/product.ts'

type Fields = Record<string, unknown>

const text = (words: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', version: 1, text: words, format: 0, mode: 'normal', style: '', detail: 0 }],
      },
    ],
  },
})
const section = (heading: string) => ({ sectionHeading: heading, content: text(`About ${heading}.`) })

let editor: Awaited<ReturnType<typeof signIn>>
const made: [collection: string, id: number][] = []

beforeAll(async () => {
  editor = await signIn()
})

afterAll(async () => {
  for (const [collection, id] of made.reverse()) await editor.remove(collection, id)
})

/** Every entity of the specification (§3), with its fields under the specified names. */
const entities: [ids: string, collection: string, fields: Fields][] = [
  [
    'R-208',
    'posts',
    {
      title: 'A post',
      slug: 'entity-post',
      excerpt: 'Words.',
      publishDate: '2026-01-02T00:00:00.000Z',
      body: text('Body.'),
      readMinutes: 7,
      pinned: true,
      _status: 'draft',
    },
  ],
  ['R-209', 'authors', { name: 'Ada', username: 'entity.ada', role: 'Writer', bio: 'Writes.' }],
  [
    'R-210 R-212',
    'vacancies',
    {
      jobTitle: 'Editor',
      slug: 'entity-editor',
      teamName: 'Content',
      jobType: 'Full time',
      workplaceType: 'Remote',
      location: 'Pune',
      salary: { minSalary: 600_000, maxSalary: 900_000 },
      roleInfo: { content: 'Edits.', listItems: [{ text: 'Reads' }] },
      requirements: [{ text: 'English' }],
      skills: [{ text: 'Grammar' }],
      status: 'open',
    },
  ],
  ['R-213', 'employee-testimonials', { employeeName: 'Lin', employeeDesignation: 'Analyst', feedback: 'Good work.' }],
  [
    'R-214',
    'client-testimonials',
    { kind: 'client', clientName: 'Mo', clientDesignation: 'Owner', content: text('They measured.') },
  ],
  ['R-214', 'client-testimonials', { kind: 'short', name: 'Jo', designation: 'Buyer', feedback: 'Clear.' }],
  [
    'R-218',
    'case-studies',
    {
      title: 'A study',
      slug: 'entity-study',
      publishDate: '2026-11-01T12:00:00.000Z',
      client: 'Shop',
      about: section('About'),
      analysis: section('Analysis'),
      problem: section('Problem'),
      solution: section('Solution'),
      result: section('Result'),
      series: {
        unit: 'visits a month',
        points: [
          { date: '2025-01-01T00:00:00.000Z', value: 10 },
          { date: '2025-02-01T00:00:00.000Z', value: 20 },
        ],
      },
      _status: 'draft',
    },
  ],
  [
    'R-220',
    'pricing-plans',
    {
      planName: 'Field',
      items: [{ listTitle: 'Pages', listText: 'ten' }],
      desc: text('For shops.'),
      link: '/contact-us/',
      isGrow: false,
    },
  ],
  [
    'R-220',
    'pricing-plans',
    {
      planName: 'Other shape',
      lists: [{ listTitle: 'Pages', listText: 'ten' }],
      description: 'For shops.',
      button: { link: '/contact-us/' },
    },
  ],
  ['R-221', 'faqs', { question: 'How long?', answer: 'Sixty days.', topic: 'home' }],
  ['R-221 R-181', 'projects', { name: 'Shop', growth: '63%', desc: 'Four months.', kind: 'web' }],
  [
    'R-224',
    'team',
    {
      name: 'Kim',
      slug: 'entity-kim',
      role: 'Founder',
      bio: 'Founded.',
      socials: [{ label: 'Site', url: 'https://kim.example' }],
      order: 3,
    },
  ],
  [
    'R-224',
    'pages',
    {
      title: 'A page',
      slug: 'entity-page',
      layout: [{ blockType: 'prose', content: text('Words.') }],
      _status: 'draft',
    },
  ],
  ['R-224', 'milestones', { date: '1997-05-01T00:00:00.000Z', title: 'Founded', text: 'In Chicago.' }],
]

test.each(entities)('R-003 %s %s stores every field under its specified name', async (_ids, collection, fields) => {
  const created = await editor.create(collection, fields)
  made.push([collection, created.id])
  const [read] = await editor.find(collection, `where[id][equals]=${created.id}&draft=true&depth=0`)
  expect(read).toMatchObject(fields)
})

test('R-003 R-219 a tool stores every field that replaces a built-in text', async () => {
  const fields = {
    name: 'A tool',
    desc: 'One line.',
    description: 'Meta.',
    robots: 'index, follow',
    content: text('How it works.'),
    steps: [{ stepTitle: 'One', stepDescription: 'Type.' }],
  }
  const where = 'where[slug][equals]=dns-lookup&draft=true&depth=0'
  const [row] = await editor.find('tools', where)
  await editor.update('tools', row?.id ?? 0, { ...fields, _status: 'draft' })
  expect((await editor.find('tools', where))[0]).toMatchObject({ ...fields, slug: 'dns-lookup' })
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, name === 'steps' ? [] : null]))
  await editor.update('tools', row?.id ?? 0, { ...empty, _status: 'published' })
})

test('R-131 the category of the courses carousel is a setting', async () => {
  const { coursesCategory } = (await editor.readGlobal('brand')) as { coursesCategory: { slug: string } }
  expect(coursesCategory.slug).toBe('courses')
})

test('R-215 R-216 a review waits for approval, and visitors can never read its email address', async () => {
  await query(
    `insert into reviews (user_name, user_email, user_feedback, tool, rating, status, updated_at, created_at)
     values ('Hana', 'hana@reader.example', 'It found the chain.', 'redirect-checker', 5, 'pending', now(), now())`,
  )
  const [review] = await editor.find('reviews', 'where[userName][equals]=Hana')
  expect(review).toMatchObject({
    userName: 'Hana',
    userEmail: 'hana@reader.example',
    userFeedback: 'It found the chain.',
    tool: 'redirect-checker',
    rating: 5,
    status: 'pending',
  })
  made.push(['reviews', review?.id ?? 0])
  const approved = await editor.update('reviews', review?.id ?? 0, { status: 'approved' })
  expect(approved.moderatedAt).toEqual(expect.any(String))
  const [administrator] = await query('select id from users where email = $1', [inject('administrator').email])
  expect({ id: approved.moderatedBy }).toEqual(administrator)
  for (const path of [
    '/cms-api/reviews',
    `/cms-api/reviews/${review?.id}`,
    '/cms-api/reviews?where[userEmail][contains]=hana',
  ]) {
    const { status, html } = await page(path)
    expect({ path, status }).toEqual({ path, status: 403 })
    expect(html).not.toContain('hana@')
  }
})

test('F1 visitors cannot write, and no account can change its own roles', async () => {
  const base = `${inject('siteUrl')}/cms-api`
  for (const [path, method] of [
    ['/posts', 'POST'],
    ['/users', 'POST'],
    ['/users/first-register', 'POST'],
    ['/reviews', 'POST'],
    ['/globals/brand', 'POST'],
  ] as const) {
    const response = await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        title: 'x',
        email: 'x@x.example',
        password: 'a long password for x',
        roles: ['admin'],
        name: 'x',
      }),
    })
    expect({ path, refused: response.status >= 400 }).toEqual({ path, refused: true })
  }
  const hr = await editor.create('users', {
    email: 'hr@example.com',
    password: 'a long password for hr',
    name: 'Hr',
    roles: ['hr'],
  })
  made.push(['users', hr.id])
  const login = await fetch(`${base}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: inject('siteUrl') },
    body: JSON.stringify({ email: 'hr@example.com', password: 'a long password for hr' }),
  })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json', origin: inject('siteUrl') }
  await fetch(`${base}/users/${hr.id}`, { method: 'PATCH', headers, body: JSON.stringify({ roles: ['admin'] }) })
  expect(await query('select value from users_roles where parent_id = $1', [hr.id])).toEqual([{ value: 'hr' }])
  expect((await fetch(`${base}/contact-requests`, { headers })).status).toBe(403)
  expect(
    (await fetch(`${base}/graphql`, { method: 'POST', headers, body: '{"query":"{ Users { docs { email } } }"}' }))
      .status,
  ).toBeGreaterThanOrEqual(400)
})
