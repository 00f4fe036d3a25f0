// Node runs TypeScript as it is, but not JSX: the templates of the mails are compiled while they are loaded.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const file = fileURLToPath(url)
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      loader: 'tsx',
      jsx: 'automatic',
      format: 'esm',
      target: 'node24',
      sourcemap: 'inline',
      sourcefile: file,
    })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
