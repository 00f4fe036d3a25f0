import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { minimalPost, signIn } from '#tests/support/editor.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Product } from '../product.ts'

type Setting = {
  browser: Browser
  product: Product
  administrator: { email: string; password: string }
}
type Login = { email: string; password: string }
/** What was tried, how often, and how many texts were nowhere in the end. */
export type Losses = { trial: string; times: number; lost: number }

const PASSWORD = 'a password of an editor'
/** What the page offers may be gone a moment later. */
const SOON = { timeout: 2_000 }
const WITHIN = { within: 120_000, every: 250 }

/**
 * Lets two people write one post at random, cuts the line, ends sessions, and kills the back office while somebody
 * writes. A text is lost if it is neither in a state of the document nor in the browser that typed it.
 */
export async function countLostTexts(setting: Setting, times: { turns: number; cuts: number }): Promise<Losses[]> {
  const administrator = await signIn(setting.product.url, setting.administrator)
  const logins = ['Maren', 'Jonas'].map((name) => ({ name, email: `${name.toLowerCase()}@bench.example` }))
  for (const { name, email } of logins)
    await administrator.create('users', { name, email, roles: ['editor'], password: PASSWORD })
  const [maren, jonas] = logins.map(({ email }) => ({ email, password: PASSWORD })) as [Login, Login]
  const database = new pg.Pool({ connectionString: databaseOf(setting.product) })
  try {
    const newPost = async (slug: string) => (await administrator.create('posts', minimalPost(slug))).id
    const trials = [
      async () => interleave(setting, database, [maren, jonas], await newPost('two-people'), times.turns),
      async () => cutLine(setting, database, maren, await newPost('a-cut-line'), times.cuts),
      async () => endSessions(setting, database, maren, await newPost('a-lost-session'), times.cuts),
      async () => killBackOffice(setting, database, maren, await newPost('a-killed-process'), times.cuts),
    ]
    const losses: Losses[] = []
    for (const run of trials) {
      losses.push(await run())
      console.table(losses.slice(-1))
    }
    return losses
  } finally {
    await database.end()
  }
}

async function interleave(setting: Setting, database: pg.Pool, logins: Login[], post: number, turns: number) {
  const people = await Promise.all(logins.map((login) => open(setting, login, post)))
  const isStored = isIn(database, post)
  const typed: string[] = []
  const newest = new Map<Page, string>()
  for (let turn = 0; turn < turns; turn++) {
    const page = people[Math.floor(Math.random() * people.length)] as Page
    const text = `Turn ${turn} ${Math.random().toString(36).slice(2, 8)}`
    const shown = await write(page, text)
    // Somebody saw their own text and wrote another one in its place: it is not lost, saved or not.
    if (shown === newest.get(page)) typed.splice(typed.indexOf(shown), 1)
    newest.set(page, text)
    typed.push(text)
    // Some turns end before anything was saved, others after, others with a publication.
    const end = Math.random()
    if (end < 0.4) await page.waitForTimeout(Math.random() * 1_500)
    else if (end < 0.8) await saved(page, () => isStored(text))
    else
      await page
        .getByRole('button', { name: 'Publish changes' })
        .click(SOON)
        .catch(() => undefined)
  }
  const lost = await countLost(database, post, people, typed)
  await close(people)
  return { trial: 'two people, turns at random', times: turns, lost }
}

/**
 * Writes as soon as the page lets somebody: it takes over, and compares two texts, whenever the page offers that.
 * @returns what the field showed before
 */
async function write(page: Page, text: string) {
  const field = page.locator('#field-excerpt')
  let shown = ''
  const comparison = comparisonOf(page)
  const takeOver = page.getByRole('button', { name: 'Take over' })
  await waitFor(async () => {
    if (await comparison.isVisible()) await decide(comparison)
    else if (await takeOver.isVisible()) await takeOver.click(SOON)
    else {
      const before = await field.inputValue()
      await field.fill(text, SOON)
      if (before !== text) shown = before
    }
    return (await field.inputValue()) === text
  }, WITHIN)
  return shown
}

/** Takes the own text, when two have to be compared. The dialog may close by itself: what it asked is decided. */
async function decide(dialog: Locator) {
  const gone = () => undefined
  for (const choice of await dialog.getByRole('radio', { name: 'Yours' }).all()) await choice.check(SOON).catch(gone)
  await dialog.getByRole('button', { name: 'Use these texts' }).click(SOON).catch(gone)
}

async function cutLine(setting: Setting, database: pg.Pool, login: Login, post: number, cuts: number) {
  const page = await open(setting, login, post)
  const isStored = isIn(database, post)
  const typed: string[] = []
  for (let cut = 0; cut < cuts; cut++) {
    const text = `Cut ${cut} ${Math.random().toString(36).slice(2, 8)}`
    await page.locator('#field-excerpt').fill(text)
    typed.push(text)
    await page.waitForTimeout(Math.random() * 3_000)
    await page.context().setOffline(true)
    await page.locator('#field-excerpt').press('End')
    await page.keyboard.type('!')
    await page.waitForTimeout(Math.random() * 4_000)
    await page.context().setOffline(false)
    await saved(page, () => isStored(`${text}!`))
    typed.push(`${text}!`)
  }
  const lost = await countLost(
    database,
    post,
    [page],
    typed.filter((text) => text.endsWith('!')),
  )
  await close([page])
  return { trial: 'a cut line', times: cuts, lost }
}

async function endSessions(setting: Setting, database: pg.Pool, login: Login, post: number, cuts: number) {
  const page = await open(setting, login, post)
  const isStored = isIn(database, post)
  const typed: string[] = []
  for (let cut = 0; cut < cuts; cut++) {
    const text = `Session ${cut} ${Math.random().toString(36).slice(2, 8)}`
    // The session ends after the text was typed and before it is saved: the dialog to sign in takes the keys.
    await page.locator('#field-excerpt').fill(text)
    await database.query('delete from users_sessions where _parent_id = (select id from users where email = $1)', [
      login.email,
    ])
    typed.push(text)
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('Email').fill(login.email)
    await dialog.getByLabel('Password', { exact: true }).fill(login.password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await saved(page, () => isStored(text))
  }
  const lost = await countLost(database, post, [page], typed)
  await close([page])
  return { trial: 'a lost session', times: cuts, lost }
}

async function killBackOffice(setting: Setting, database: pg.Pool, login: Login, post: number, cuts: number) {
  const page = await open(setting, login, post)
  const isStored = isIn(database, post)
  const typed: string[] = []
  for (let cut = 0; cut < cuts; cut++) {
    const text = `Kill ${cut} ${Math.random().toString(36).slice(2, 8)}`
    await page.locator('#field-excerpt').fill(text)
    typed.push(text)
    // Before the save, during it, or just after.
    await page.waitForTimeout(1_800 + Math.random() * 500)
    const pid = backOfficeOf(setting.product)
    if (pid) process.kill(pid, 'SIGKILL')
    await saved(page, () => isStored(text))
  }
  const lost = await countLost(database, post, [page], typed)
  await close([page])
  return { trial: 'the back office was killed while it saved', times: cuts, lost }
}

async function open({ browser, product }: Setting, login: Login, post: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await page.goto(`/admin/collections/posts/${post}`)
  await page.locator('#field-excerpt').waitFor()
  await page.addLocatorHandler(comparisonOf(page), decide)
  return page
}

/** Waits until a text is stored. Somebody who may not save it compares it with what is. */
async function saved(page: Page, isStored: () => Promise<boolean>) {
  const comparison = comparisonOf(page)
  const compare = page.getByRole('button', { name: 'Compare the texts' })
  try {
    await waitFor(async () => {
      if (await comparison.isVisible()) await decide(comparison)
      // Somebody else took over before this text was saved.
      else if (await compare.isVisible()) await compare.click(SOON)
      return isStored()
    }, WITHIN)
  } catch (error) {
    const shown = await page.locator('.save-status, .document-notices').allTextContents()
    throw new Error(`The bar and the notices say: ${shown.join(' ')}`, { cause: error })
  }
}

const comparisonOf = (page: Page) => page.getByRole('dialog', { name: 'Two texts of one document' })

const STATES = `select version_excerpt as excerpt from _posts_v where parent_id = $1
  union select excerpt from posts where id = $1`

/** Returns a function that tells whether a state of a post has a text. */
const isIn = (database: pg.Pool, post: number) => async (text: string) => {
  const { rows } = await database.query<{ excerpt: string }>(STATES, [post])
  return rows.some(({ excerpt }) => excerpt.includes(text))
}

/** Counts texts that are neither in a state of the post nor in a browser. */
async function countLost(database: pg.Pool, post: number, pages: Page[], typed: string[]) {
  const { rows } = await database.query<{ excerpt: string }>(STATES, [post])
  const kept = (await Promise.all(pages.map(keptIn))).flat()
  const all = [...rows.map(({ excerpt }) => excerpt), ...kept].join('\n')
  const lost = typed.filter((text) => !all.includes(text))
  if (lost.length > 0) console.error(`Lost: ${lost.join(', ')}`)
  return lost.length
}

/** Returns the texts that a browser keeps, and what its form shows. */
async function keptIn(page: Page): Promise<string[]> {
  const shown = await page.locator('#field-excerpt').inputValue()
  const stored = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('prairie-signal')
        opening.onerror = () => resolve('')
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('unsaved-texts')) return resolve('')
          const all = database.transaction('unsaved-texts').objectStore('unsaved-texts').getAll()
          all.onsuccess = () => resolve(JSON.stringify(all.result))
        }
      }),
  )
  return [shown, stored]
}

/** Returns the process of the back office, beside that of the site; undefined while it restarts. */
function backOfficeOf({ sitePid }: Product) {
  const read = (pid: number | string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      // The process has ended in the meantime.
      return ''
    }
  }
  const parentOf = (pid: number | string) => /PPid:\s+(\d+)/.exec(read(pid, 'status'))?.[1]
  const keeper = parentOf(sitePid)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === keeper)
  const found = pids.find((pid) => read(pid, 'cmdline').includes('admin/server.ts'))
  return found === undefined ? undefined : Number(found)
}

const close = (pages: Page[]) => Promise.all(pages.map((page) => (page.context() as BrowserContext).close()))

const databaseOf = ({ env }: Product) =>
  env.DATABASE_URL ?? embeddedDatabaseUrl({ dataDir: `${env.DATA_DIR}`, port: `${env.DATABASE_PORT}` })
