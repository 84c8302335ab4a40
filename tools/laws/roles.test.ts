// Law: rights decide, never what a role is called. No query and no condition of the product names a role or asks for one:
// a role that a centre made itself, with the same right, counts the same.
import { expect, it } from 'vitest'
import { files, isTest } from '../lib/source.ts'

const asking = [
  // In SQL, 'kiosk' = any(roles), ${role} = any(staff.roles), roles && …
  /any\(\s*(?:\w+\.)?roles\s*\)/,
  /\broles\s*(?:&&|@>|<@)/,
  /string_to_array\([^)]*\broles\b/,
  // actor.roles.includes(alias), roles.some(…), rightsOf(['manager'])
  /\broles\??\.(?:includes|some|every|indexOf)\(/,
  /includes\(\s*['"`](?:teacher|manager|administrator|kiosk)['"`]/,
  /\brightsOf\(\s*\[/,
  /\b(?:role|alias|roleAlias)\s*[!=]==?\s*['"`]/,
]

/** Where a role is the matter itself, and the reason. */
const reasons: Record<string, string> = {
  'packages/contract/src/kernel/rights.ts': 'the table of what each of Daybook’s roles may do',
  'packages/server/src/features/auth/auth.session.queries.ts':
    'turns the roles of whoever signs in into rights',
  'packages/server/src/features/role/role.holders.queries.ts': 'the one query from rights to their holders',
  'packages/server/src/features/role/role.queries.ts': 'what a role allows, and whether somebody holds it',
  'packages/server/src/features/staff/staff.holders.queries.ts':
    'a tablet and the operator are no people of a centre',
  'packages/server/src/features/staff/staff.queries.ts': 'the names of a person’s roles',
  'packages/server/src/features/receipt/receipt.people.queries.ts': 'the audience that was chosen, by role',
  'packages/server/src/features/notice/notice.queries.ts': 'the audience that was chosen, by role',
  'packages/server/src/features/workflow/workflow.process.queries.ts':
    'the approvers that were chosen, by role',
  'packages/server/src/features/invitation/invitation.handlers.ts':
    'what the invitation is for, which its key decides',
  'packages/web/src/features/invitation/AccountForm.tsx': 'what the invitation is for, which its key decides',
  'packages/web/src/features/invitation/InvitationScreen.tsx':
    'what the invitation is for, which its key decides',
}

const asks = files
  .filter(({ path }) => /^packages\/(?:contract|server|web)\//.test(path) && !isTest(path))
  .flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && asking.some((pattern) => pattern.test(line)))
      .map((line) => ({ path, line: line.trim() })),
  )

it('no query and no condition asks for a role by its name', () => {
  const found = asks.filter(({ path }) => !(path in reasons)).map(({ path, line }) => `${path}: ${line}`)
  expect(found).toEqual([])
})

it('no reason is listed for a file that asks for none', () => {
  const asking = new Set(asks.map(({ path }) => path))
  expect(Object.keys(reasons).filter((path) => !asking.has(path))).toEqual([])
})
