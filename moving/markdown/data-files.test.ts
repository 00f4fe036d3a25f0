import { expect, test } from 'vitest'
import { readMarkdownFolder as read } from '#tests/support/read-markdown-folder.ts'

const post = (fields: string) => `---\ntitle: A\ndate: 2019-05-01\n${fields}\n---\nx`

const ada = { key: 'author ada', kind: 'author', name: 'Ada L.', username: 'ada' }

test.each([
  [
    'Jekyll, by name',
    { '_config.yml': '', '_posts/2019-05-01-a.md': post('author: ada') },
    '_data/authors.yml',
    'ada:\n  name: Ada L.\n',
  ],
  [
    'Jekyll, a list',
    { '_config.yml': '', '_posts/2019-05-01-a.md': post('author: ada') },
    '_data/authors.yaml',
    '# Who writes\n- username: ada\n  name: Ada L.\n  bio: |\n    - Counts\n',
  ],
  [
    'Hugo, a file for each',
    { 'hugo.toml': '', 'content/posts/a.md': post('authors: [ada]') },
    'data/authors/ada.toml',
    'name = "Ada L."\n',
  ],
  [
    'Hugo, one file',
    { 'hugo.toml': '', 'content/posts/a.md': post('author: Ada') },
    'data/authors.json',
    '{"ada": {"title": "Ada L."}}',
  ],
  [
    'Astro, a collection',
    { 'astro.config.mjs': '', 'src/content/blog/a.md': post('author: ada') },
    'src/content/authors/ada.json',
    '{"name": "Ada L."}',
  ],
  [
    'Astro, a loader of one file',
    { 'astro.config.mjs': '', 'src/content/blog/a.md': post('author: { collection: authors, id: ada }') },
    'src/data/authors.yaml',
    '- id: ada\n  name: Ada L.\n',
  ],
  [
    'Astro, by the path of the file',
    { 'astro.config.mjs': '', 'src/content/blog/a.md': post('author: src/content/authors/ada.yaml') },
    'src/content/authors/ada.yaml',
    'name: Ada L.\n',
  ],
  [
    'Eleventy, a list with a name',
    { 'eleventy.config.js': '', 'posts/a.md': post('author: ada') },
    '_data/authors.json',
    '{"authors": [{"slug": "ada", "name": "Ada L."}]}',
  ],
])('authors of data files have their names: %s', async (_, files, path, data) => {
  const { items, texts } = await read({ ...(files as Record<string, string>), [path]: data })
  expect(texts[0]?.authors).toEqual(['author ada'])
  expect(items.filter(({ kind }) => kind === 'author')).toEqual([expect.objectContaining({ ...ada, at: path })])
})

test.each([
  ['_data/categories.yml', '- slug: sea-birds\n  name: Birds of the sea\n  description: "Terns &amp; gulls"\n'],
  ['_data/categories/sea-birds.json', '{"title": "Birds of the sea", "description": "Terns & gulls"}'],
])('categories of data files have their titles and descriptions: %s', async (path, data) => {
  const { items } = await read({
    '_config.yml': '',
    '_posts/2019-05-01-a.md': post('categories: [Sea birds]\ntags: [egg]'),
    [path]: data,
  })
  expect(items).toContainEqual(
    expect.objectContaining({ key: 'category sea-birds', title: 'Birds of the sea', description: 'Terns & gulls' }),
  )
  expect(items).toContainEqual(expect.objectContaining({ key: 'tag egg', title: 'egg', description: '' }))
})

test.each(['- - -\n', '[', '{"authors": 3}', '- 1\n- [a]\n- null\n', '---\n---\n'])(
  'data that is none names nobody: %j',
  async (data) => {
    const { items } = await read({
      '_config.yml': '',
      '_posts/2019-05-01-a.md': post('author: Ada'),
      '_data/authors.yml': data,
    })
    expect(items).toContainEqual(expect.objectContaining({ key: 'author ada', name: 'Ada' }))
  },
)
