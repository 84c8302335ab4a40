import type { Shift } from '@daybook/contract/roster/roster.rules.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { newId } from '../../platform/outbox/current.ts'
import { api, type Template, templatesQuery } from './roster.data.ts'
import styles from './TemplateSheet.module.css'

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
            <ul className={styles.list}>
              {templates.map((template) => (
                <li key={template.id} className={styles.item}>
                  <span>
                    <span className={styles.name}>{template.name}</span>
                    <span className={styles.count}>
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
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <NewTemplate shifts={shifts} />
    </Sheet>
  )
}

function NewTemplate({ shifts }: Pick<TemplateSheetProps, 'shifts'>) {
  const t = useT()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()

  async function save(event: FormEvent) {
    event.preventDefault()
    // The form stands inside the page's.
    event.stopPropagation()
    const said = name.trim()
    if (said === '') return setError(t('field.REQUIRED'))
    if (shifts.length === 0) return setError(t('roster.noShifts'))
    try {
      const template = { id: newId(), name: said, shifts: [...shifts] }
      receiveAnswer(api.saveTemplate.id, await api.saveTemplate(template, { quiet: true }))
      setName('')
      showToast(t('roster.templateSaved', { name: said }))
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      setError(problem.fields.name ? t('roster.templateTaken') : errorWords(problem))
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <TextInput
        label={t('roster.templateName')}
        maxLength={80}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="default">
        {t('roster.saveTemplate')}
      </Button>
    </form>
  )
}
