import { expect, test } from 'vitest'
import { compareReports } from './compare.ts'
import { examineTrial } from './trial/examine-trial.ts'
import { smallSite } from './trial/large-site.ts'

const audit = (title: string | undefined) =>
  examineTrial(
    smallSite((page) => {
      page.title = title
      return undefined
    }, 4).site,
  )

test('findings are fixed, new, or unchanged by their ids', async () => {
  const [missing, right] = [await audit(undefined), await audit('Wool socks from the workshop')]
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  expect(ids(compareReports(missing, right).fixed)).toEqual(['title-missing'])
  expect(ids(compareReports(right, missing).new)).toEqual(['title-missing'])
  const same = compareReports(missing, missing)
  expect([same.fixed, same.new, same.unknown]).toEqual([[], [], []])
  expect(same.unchanged).toEqual([{ finding: missing.findings[0], pagesBefore: 1 }])
})

test('a finding whose rule could not be measured again is not fixed', async () => {
  const [missing, right] = [await audit(undefined), await audit('Wool socks from the workshop')]
  const unmeasured = [{ rule: 'title-missing', why: 'No page could be read.' }]
  const { fixed, unknown } = compareReports(missing, { ...right, unmeasured })
  expect(fixed).toEqual([])
  expect(unknown.map(({ id }) => id)).toEqual(['title-missing'])
})
