import { type RawBuilder, sql } from 'kysely'

/** A child's name in the order of `fullName` (contract): first name first, in Chinese characters family name first, without a
 *  space. Empty without a row. @param first and family: columns such as `child.firstName` */
export function fullNameOf(first: string, family: string): RawBuilder<string> {
  const [one, other] = [sql.ref(first), sql.ref(family)]
  return sql<string>`case when ${one} || ${other} ~ '^[\\u3005\\u3007\\u3400-\\u4dbf\\u4e00-\\u9fff\\U00020000-\\U000323af]+$' then ${other} || ${one}
    else concat_ws(' ', ${one}, ${other}) end`
}
