import { Button, Input } from '@mantine/core'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { to } from '../../platform/screens/places.ts'
import { openFieldPage } from './field.page.ts'
import { useFormState } from './form.context.ts'
import type { WidgetProps } from './widget.props.ts'

// The editor is larger than the rest of a form, so it comes only with a form that has such a field.
const RichEditor = lazy(async () => ({
  default: (await loadChunk(() => import('../../kit/RichEditor.tsx'))).RichEditor,
}))

/** Long text with headings and lists, written in an editor. */
export function RichTextField({
  path,
  label,
  required,
  value,
  error,
  onChange,
}: WidgetProps<'richText', string>) {
  const t = useT()
  const form = useFormState()
  return (
    <Input.Wrapper label={label} error={error} required={required} labelElement="div">
      <Suspense fallback={<Skeletons shape="list" />}>
        <RichEditor label={label} value={value} onChange={onChange} />
      </Suspense>
      <Button
        variant="subtle"
        leftSection={<IconArrowsMaximize size="1.25rem" aria-hidden="true" />}
        onClick={() => void openFieldPage(to.richPage(), { kind: 'richText', path, label }, form)}
      >
        {t('fields.fullScreen')}
      </Button>
    </Input.Wrapper>
  )
}
