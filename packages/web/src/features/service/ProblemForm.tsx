import { choice, fields, longText } from '@daybook/contract/kernel/fields.ts'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { sendProblem } from './service.data.ts'
import type { Topic } from './service.topics.ts'
import { appVersion } from './service.versions.ts'

/** The first script of a build has a name of its own. */
const build = () =>
  [...document.scripts]
    .find(({ type }) => type === 'module')
    ?.src.split('/')
    .at(-1) ?? ''

const problemFields = fields({
  /** The form knows the titles. */
  screen: choice<string, { required: true; list: true }>([], { required: true, list: true }),
  text: longText(1000, { required: true }),
})

/** A problem, to the managers, with the page's title and the version, and nothing else of the page. */
export function ProblemForm({ topics }: { topics: readonly Topic[] }) {
  const t = useT()
  const titles = [...new Set(topics.map(({ title }) => title))]
  const form = useFieldsForm({
    pack: 'service',
    fields: problemFields,
    stored: { screen: titles[0] },
    options: { screen: titles.map((title) => ({ value: title, label: title })) },
    draft: 'service.problem',
  })
  return (
    <Section title={t('service.problem')}>
      <FieldsCard
        plain
        form={form}
        submit={t('service.send')}
        onSend={async ({ text, screen }) => {
          await sendProblem({ id: form.ownId, text, screen, version: `${appVersion} ${build()}`.trim() })
          showToast(t('service.sent'))
          form.set('text', '')
        }}
      >
        <p className="dim">{t('service.problemHint')}</p>
        <FieldInputs />
      </FieldsCard>
    </Section>
  )
}
