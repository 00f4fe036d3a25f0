import { expect, test } from 'vitest'
import { fieldPaths } from '../access/field-access.ts'
import { caseStudies } from '../collections/case-studies.ts'
import { pages } from '../collections/pages.ts'
import { posts } from '../collections/posts.ts'
import { tools } from '../collections/tools.ts'
import { vacancies } from '../collections/vacancies.ts'
import { creative } from '../globals/creative.ts'
import { home } from '../globals/home.ts'
import { withSeoPanel, withSeoTab } from './with-seo-panel.ts'

test.each([posts, caseStudies, pages, tools, vacancies])(
  '§3 $slug has one keyphrase field and one panel',
  (collection) => {
    const before = fieldPaths(collection.fields)
    const { fields } = withSeoPanel(collection)
    expect(fieldPaths(fields).sort()).toEqual([...before, 'seo.keyphrase'].sort())
    expect(JSON.stringify(fields).split('#SeoPanel').length - 1).toBe(1)
    expect(JSON.stringify(fields).split('#SeoSummary').length - 1).toBe(1)
    expect(fieldPaths(collection.fields)).toEqual(before)
  },
)

test.each([home, creative])(
  '§3 the page $slug has the texts of its search result, one keyphrase, and one panel',
  (global) => {
    const { fields } = withSeoTab(global)
    const added = ['seo.keyphrase', 'seo.title', 'seo.description']
    expect(fieldPaths(fields).sort()).toEqual([...fieldPaths(global.fields), ...added].sort())
    expect(JSON.stringify(fields).split('#SeoPanel').length - 1).toBe(1)
    expect(JSON.stringify(fields).split('#SeoSummary').length - 1).toBe(1)
  },
)
