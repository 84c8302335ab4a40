import type { Rule } from '@daybook/contract/rule/figures.rules.ts'
import { Box } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'

type Sourced = Pick<Rule, 'source' | 'verified'>

/** Where the rules stand by which a screen decides, and which of them are still to be verified. */
export function RuleSources({ rules }: { rules: readonly (Sourced | undefined)[] }) {
  const t = useT()
  const sources = rules.flatMap((rule) => (rule ? [sourceWords(t, rule)] : []))
  return [...new Set(sources)].map((source) => (
    <Box component="span" className="dim" key={source} display="block">
      {source}
    </Box>
  ))
}

function sourceWords(t: ReturnType<typeof useT>, { source: { document, where }, verified }: Sourced): string {
  const title = t(`rule.document.${document}`)
  return [
    where ? t('rule.sourceAt', { title, where }) : title,
    ...(verified ? [] : [t('rule.toVerify')]),
  ].join(t('rule.join'))
}
