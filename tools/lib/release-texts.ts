import { Problem } from './problem.ts'

const unreleased = '## Unreleased\n'

/** What was not released becomes this version; the next changes begin a section of their own. */
export function datedChangelog(text: string, version: string, date: string): string {
  const [before, after] = text.split(unreleased)
  if (after === undefined || !/^\s*(###|-)/.test(after))
    throw new Problem('CHANGELOG.md says nothing under Unreleased.')
  return `${before}${unreleased}\n## ${version} (${date})\n${after}`
}

/** Sets the first `count` versions of a manifest or of a lock file, which are those of Daybook itself. */
export function withVersion(text: string, version: string, count: number): string {
  let left = count
  return text.replace(/^( {2}| {6})"version": "[^"]+"/gm, (whole, indent: string) =>
    left-- > 0 ? `${indent}"version": "${version}"` : whole,
  )
}
