// What a server finds in its database, from the catalogue: not from the text of migrations, which may build statements.
import type pg from 'pg'

/** `column child.name` → what is said of it. */
export type Facts = ReadonlyMap<string, Fact>

export interface Fact {
  /** The table that it belongs to; null for a function. */
  of: string | null
  /** What is compared. */
  is: string
  /** Of a column: whether an insert has to name it. */
  isAsked?: boolean
  /** Of a constraint or an index: its columns. */
  columns?: string[]
}

const tables = `
  select c.oid, c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition`

const columnsOf = (numbers: string, relation: string) =>
  `(select coalesce(array_agg(coalesce(a.attname::text, '?')), '{}') from unnest(${numbers}) as n
    left join pg_attribute a on a.attrelid = ${relation} and a.attnum = n)`

const found = `
  with t as (${tables})
  select 'table ' || name as what, name as "of", '' as "is", null::boolean as "isAsked", null::text[] as columns from t
  union all
  select 'rows of ' || name, name, pg_relation_filenode(oid)::text, null, null from t
  union all
  select format('column %s.%s', name, attname), name,
      format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end || attgenerated::text,
      attnotnull and not atthasdef and attidentity = '', null
    from t join pg_attribute on attrelid = t.oid and attnum > 0 and not attisdropped
  union all
  select format('default of %s.%s', name, attname), name, '', null, null
    from t join pg_attribute on attrelid = t.oid and attnum > 0 and not attisdropped and atthasdef
  union all
  select format(case contype when 'c' then 'check' when 'f' then 'reference' else 'key' end || ' %s.%s', name, conname), name,
      pg_get_constraintdef(o.oid), null, ${columnsOf('conkey', 'conrelid')}
    from t join pg_constraint o on conrelid = t.oid and contype <> 'n'
  union all
  select format(case when indisunique then 'key' else 'index' end || ' %s.%s', name, indexrelid::regclass), name,
      pg_get_indexdef(indexrelid), null, ${columnsOf('indkey::int2[]', 'indrelid')}
    from t join pg_index on indrelid = t.oid and not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select format('policy %s.%s', name, polname), name, concat_ws(' ', polcmd, polpermissive, polroles::regrole[],
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)), null, null
    from t join pg_policy on polrelid = t.oid
  union all
  select format('trigger %s.%s', name, tgname), name, pg_get_triggerdef(g.oid) || tgenabled::text, null, null
    from t join pg_trigger g on tgrelid = t.oid and not tgisinternal
  union all
  select format('right to %s %s', lower(privilege_type), name), name, '', null, null
    from t join pg_class c on c.oid = t.oid, aclexplode(relacl) where grantee = 'daybook_app'::regrole
  union all
  select format('right to %s %s.%s', lower(privilege_type), name, attname), name, '', null, null
    from t join pg_attribute on attrelid = t.oid and attnum > 0 and not attisdropped, aclexplode(attacl)
    where grantee = 'daybook_app'::regrole
  union all
  select 'function ' || p.oid::regprocedure, null, pg_get_functiondef(p.oid) || coalesce(proacl::text, ''), null, null
    from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('value %s of %s', enumlabel, enumtypid::regtype), null, '', null, null from pg_enum`

export async function factsOf(client: pg.ClientBase): Promise<Facts> {
  const { rows } = await client.query<Fact & { what: string }>(found)
  return new Map(
    rows.map(({ what, of, is, isAsked, columns }) => [
      what,
      { of, is, isAsked: isAsked ?? undefined, columns: columns ?? undefined },
    ]),
  )
}
