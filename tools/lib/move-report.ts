// What `npm run move` says at its end: what is there now, and what people have to do.
import type { Manifest } from '../../packages/server/src/features/dataExport/index.ts'
import type { Moved } from './move.ts'

export function movedReport(manifest: Manifest, { number, rows, files, manager }: Moved, onlyCheck: boolean) {
  const { centre, lostFiles, workedMeanwhile, exportedAt, exportedBy } = manifest
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const lines = [
    ...Object.entries(rows).map(([table, count]) => `${String(count).padStart(9)}  ${table}`),
    `${String(files).padStart(9)}  files`,
    '',
    `${centre.name}: ${total} rows and ${files} files, each compared with the export of ${exportedAt}.`,
  ]
  if (number !== centre.number)
    lines.push(
      `The number ${centre.number} is taken here: the centre is ${number} now, and people sign in with that.`,
    )
  if (lostFiles.length > 0)
    lines.push(
      `${lostFiles.length} files were lost before the export; their records say so: files/not-found.txt.`,
    )
  if (workedMeanwhile)
    lines.push('People worked in the centre while it was exported. What they entered then may be missing.')
  if (onlyCheck) return said([...lines, '', 'It can be moved. Nothing was changed.'])
  return said([
    ...lines,
    '',
    'An export holds no way in, so do this next:',
    manager
      ? `1. ${manager.name} opens this address once, within a week, and chooses a password:\n   ${manager.address}`
      : '1. Nobody there may do everything: the operator invites a manager, under Centres.',
    '2. That manager invites everybody else: People and access, Invite people.',
    '3. Set again: second steps and passkeys, PINs, tablets at the door, codes of contacts, the directory, push messages.',
    // `npm run leave` has seen to it.
    ...(exportedBy
      ? ['4. Nobody uses the old installation any more: what is entered there now does not come along.']
      : []),
    'Not in an export: conversations, messages and the feed, notification settings, drafts, calendar addresses.',
  ])
}

const said = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')
