import { fields, text } from '@daybook/contract/kernel/fields.ts'
import type { Shift } from '@daybook/contract/roster/roster.rules.ts'
import { Box, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { newId } from '../../platform/outbox/current.ts'
import { FieldsCard, useFieldsForm } from '../fields/index.ts'
import { api, type Template, templatesQuery } from './roster.data.ts'

interface TemplateSheetProps {
  open: boolean
  shifts: readonly Shift[]
  onUse: (template: Template) => void
  onClose: () => void
}

/** Weeks that are kept under a name: use one, delete one, or keep this week. */
export function TemplateSheet({ open, shifts, onUse, onClose }: TemplateSheetProps) {
  const t = useT()
  const read = useQuery({ ...templatesQuery(), enabled: open })
  const [leaving, setLeaving] = useState<string>()

  async function remove({ id }: Template) {
    receiveAnswer(api.removeTemplate.id, await api.removeTemplate({ id }))
    setLeaving(undefined)
    showToast(t('roster.templateRemoved'))
  }

  return (
    <Sheet open={open} onClose={onClose} title={t('roster.templates')}>
      <Loaded read={read} skeleton="list">
        {(templates) => (
          <>
            {templates.length === 0 && <p>{t('roster.noTemplates')}</p>}
            <ul className="list">
              {templates.map((template) => (
                <Box
                  key={template.id}
                  component="li"
                  display="grid"
                  py="xs"
                  style={{
                    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
                    gap: '0.5rem',
                    alignItems: 'center',
                    borderBlockEnd: '1px solid var(--line)',
                  }}
                >
                  <span>
                    <Box component="span" display="block" fw={600} style={{ overflowWrap: 'anywhere' }}>
                      {template.name}
                    </Box>
                    <span className="dim">
                      {t('roster.templateShifts', { count: template.shifts.length })}
                    </span>
                  </span>
                  {leaving === template.id ? (
                    <>
                      <Button variant="default" onClick={() => setLeaving(undefined)}>
                        {t('roster.keepTemplate')}
                      </Button>
                      <Button color="red" onClick={() => void remove(template).catch(() => undefined)}>
                        {t('roster.removeTemplateSure')}
                      </Button>
                    </>
                  ) : (
                    <>
                      <Button
                        variant="subtle"
                        aria-label={t('roster.removeTemplate', { name: template.name })}
                        onClick={() => setLeaving(template.id)}
                      >
                        {t('roster.remove')}
                      </Button>
                      <Button
                        variant="default"
                        aria-label={t('roster.useTemplate', { name: template.name })}
                        onClick={() => onUse(template)}
                      >
                        {t('roster.use')}
                      </Button>
                    </>
                  )}
                </Box>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <NewTemplate shifts={shifts} />
    </Sheet>
  )
}

const templateFields = fields({ name: text(80, { required: true }) })

function NewTemplate({ shifts }: Pick<TemplateSheetProps, 'shifts'>) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'roster',
    fields: templateFields,
    labels: { name: t('roster.templateName') },
    draft: null,
    problems: () => ({ name: shifts.length === 0 ? t('roster.noShifts') : undefined }),
  })
  return (
    <FieldsCard
      plain
      form={form}
      submit={t('roster.saveTemplate')}
      onSend={async ({ name }) => {
        const template = { id: newId(), name, shifts: [...shifts] }
        try {
          receiveAnswer(api.saveTemplate.id, await api.saveTemplate(template, { quiet: true }))
        } catch (problem) {
          if (!(problem instanceof ApiError && problem.fields.name)) throw problem
          return form.refuse({ name: t('roster.templateTaken') })
        }
        form.set('name', '')
        showToast(t('roster.templateSaved', { name }))
      }}
    />
  )
}
