import { Input } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { loadChunk } from '../../platform/screens/chunk.ts'
import type { WidgetProps } from './widget.props.ts'

// The editor is larger than the rest of a form, so it comes only with a form that has such a field.
const RichEditor = lazy(async () => ({
  default: (await loadChunk(() => import('../../kit/RichEditor.tsx'))).RichEditor,
}))

/** Long text with headings and lists, written in an editor. */
export function RichTextField({ field, label, value, error, onChange }: WidgetProps<'richText', string>) {
  return (
    <Input.Wrapper label={label} error={error} required={field.required} labelElement="div">
      <Suspense fallback={<Skeletons shape="list" />}>
        <RichEditor label={label} value={value} onChange={onChange} />
      </Suspense>
    </Input.Wrapper>
  )
}
