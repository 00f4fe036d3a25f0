import { expect, test } from 'vitest'
import { formatCode } from './format-code.ts'
import { changedToken } from './same-tokens.ts'
import type { SqlDialect } from './sql-tokens.ts'

const format = (code: string, dialect: SqlDialect, upperCase = false) =>
  formatCode(code, {
    language: 'sql',
    indent: 'two',
    width: 80,
    singleQuotes: false,
    semicolons: true,
    dialect,
    upperCase,
  })

/** Statements with what a formatter easily takes apart: operators, strings, names, placeholders, comments. */
const STATEMENTS: Record<SqlDialect, string[]> = {
  sql: [
    `select a||b as "A B", 'it''s' from t where x<>1 and y!=2 and z>=-1.5e-3 order by 1 desc -- end`,
    'insert into "order" (a, b) values (:a, :b); delete from t where /* why */ c is not null',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: MyBatis and shells write placeholders like this.
    'select {{ column }} from {{ ref("orders") }} where {% if x %} a = ${id} {% endif %} and b = %(name)s and c = %s',
    'with t as (select 1 as n union all select n+1 from t where n<5) select * from t',
  ],
  postgresql: [
    "select d ?| array['a'], d ?& array['b'], d @> '{}'::jsonb, d#>>'{a,b}', d->>'c', d#-'{x}' from t where d ? 'k'",
    'select a === b, c |@| d, e <| f, g !~~* h, i <<->> j, @k, |/ 25 from t',
    "select $tag$it's $1$tag$, E'a\\'b', U&'d\\0061t', B'101', '{1,2}'::int[], a[1:2] from t where b = $1",
    'create function f() returns int language sql as $$ select 1  +  1; $$',
    '\\set x 1\nselect 1;\n\\d t\nselect 2',
    'select a <-> b, c &&& d, e <#> f from t where tsv @@ q and r -|- s /* a /* nested */ comment */',
  ],
  mysql: [
    'select `a b`, "x\\"y", \'it\\\'s\', @v := @v + 1, @@session.sql_mode, d->>"$.k" from t where a <=> null # end',
    "select a && b || !c, 5 div 2, x'ff', 0xff, n'a' from t where b regexp \"^a\" and c = ? limit 5, 10",
    'insert into t (a) values (1) on duplicate key update a = values(a) + 1 -- end',
  ],
  mariadb: ["select `a`, json_value(d, '$.k') from t for system_time as of now() where a <=> ? returning a"],
  sqlite: [
    "select [a b], \"c\", `d`, x'ff', e->>'$.k', f||g from t where h == ?1 and i = :name and j = @v and k = $p",
    "insert into t values (1) on conflict (a) do update set b = excluded.b where b <> 'x''y'",
  ],
  bigquery: [
    'select `p.d.t`.a, r"\\d+", """a "b" c""", [1,2][offset(0)], struct(1 as x), @param from `p.d.t` # end',
    "select a << 2, b >> 1, safe_cast(c as int64), d[safe_ordinal(1)] from unnest([1,2]) as d where e = r'\\.'",
  ],
  transactsql: [
    "select [a b], N'x', @v, @@rowcount, #t.c, a%b from #t where d !< 1 and e !> 2 and f <> g",
    'update t set a += 1, b -= 2, c ^= 3 output inserted.a where d = @d',
    "select top (5) * from t with (nolock) cross apply string_split(t.a, ',') s for json path",
    'select 1\nGO\nselect 2\ngo 5\n',
  ],
  plsql: [
    'begin null; end;\n/\nselect 1 from dual\n',
    "select q'[it's]', nq'{a}', a||b, x**2 from t, u where t.a = u.a(+) and b ^= c and d = :d",
    'begin v := v + 1; if v >= 10 then null; end if; end;',
    'select level from dual connect by prior id = parent_id start with parent_id is null',
  ],
}

test.each(
  Object.entries(STATEMENTS).flatMap(([dialect, list]) =>
    list.map((sql): [SqlDialect, string] => [dialect as SqlDialect, sql]),
  ),
)('only whitespace changes in %s: %s', async (dialect, sql) => {
  const { code, refusal } = await format(sql, dialect)
  expect(refusal).toBeNull()
  expect(code).toContain('\n')
  expect(changedToken(sql, code, { dialect, isUpper: false })).toBeUndefined()
  expect(code.replace(/\s+/g, '')).toBe(sql.replace(/\s+/g, ''))
})

test.each<[SqlDialect, string, string, string, string]>([
  ['postgresql', 'a ?| b', 'a ? | b', '?|', '? |'],
  ['postgresql', 'a === b', 'a == = b', '===', '== ='],
  ['sql', 'a || b', 'a | | b', '||', '| |'],
  ['mysql', 'a <=> b', 'a <= > b', '<=>', '<= >'],
  ['sql', 'a - - b', 'a -- b', '-', '-- b'],
  ['sql', 'select 1 -- x\n+ 2', 'select 1 -- x + 2', '-- x', '-- x + 2'],
  ['sql', "'a  b'", "'a b'", "'a  b'", "'a b'"],
  ['mysql', "'a\\' -- b'", "'a\\'  -- b'", "'a\\' -- b'", "'a\\'  -- b'"],
  ['transactsql', '[a  b]', '[a b]', '[a  b]', '[a b]'],
  ['plsql', "q'[it's  x]'", "q'[it's x]'", "q'[it's  x]'", "q'[it's x]'"],
  ['postgresql', '$a$ x  y $a$', '$a$ x y $a$', '$a$ x  y $a$', '$a$ x y $a$'],
  ['bigquery', '"""a  b"""', '"""a b"""', '"""a  b"""', '"""a b"""'],
  ['sql', 'a = %(x)s', 'a = % (x) s', '%(x)s', '% (x) s'],
  ['sql', 'select a', 'select a b', '', 'b'],
  ['sql', 'select a', 'SELECT a', 'select', 'SELECT'],
])('in %s, %j is not %j', (dialect, source, output, before, after) => {
  const change = changedToken(source, output, { dialect, isUpper: false })
  expect(change).toMatchObject({ before, after })
})

test('the case of words may change only to capitals, and only if asked', () => {
  const changes = (source: string, output: string, isUpper: boolean) =>
    changedToken(source, output, { dialect: 'sql', isUpper }) !== undefined
  expect(changes('select a', 'SELECT a', true)).toBe(false)
  expect(changes('SELECT a', 'select a', true)).toBe(true)
  expect(changes('select "a"', 'SELECT "A"', true)).toBe(true)
})

test('SQL of which more than the layout would change is returned as it was, with the place', async () => {
  const sql = "select 'a'\n'b' from t"
  const { code, refusal } = await format(sql, 'postgresql')
  expect(code).toBe(sql)
  expect(refusal).toMatchObject({
    isReadable: true,
    line: 2,
    message: expect.stringContaining('the line break before'),
  })
})
