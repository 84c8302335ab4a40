import { toHtml } from '@daybook/contract/kernel/richText.blocks.ts'
import { isHtml } from '@daybook/contract/kernel/richText.ts'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconHeading,
  IconItalic,
  IconList,
  IconListNumbers,
  IconQuote,
} from '@tabler/icons-react'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { useKit } from './kit.context.ts'
import styles from './RichEditor.module.css'

interface RichEditorProps {
  label: string
  /** HTML, or plain text of before. Empty without words. */
  value: string
  onChange: (value: string) => void
}

/** What the server keeps (html.ts). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
]

/** Loaded only where somebody writes: it is larger than the rest of the page. */
export function RichEditor({ label, value, onChange }: RichEditorProps) {
  const editor = useEditor({
    extensions,
    content: isHtml(value) ? value : toHtml(value),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  })
  // A value from elsewhere: a draft, or somebody else's version.
  useEffect(() => {
    if (editor.isDestroyed) return
    const shown = editor.isEmpty ? '' : editor.getHTML()
    const wanted = isHtml(value) ? value : toHtml(value)
    if (wanted !== shown && !editor.isFocused) editor.commands.setContent(wanted, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={styles.editor}>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

function Tools({ editor }: { editor: Editor }) {
  const { words } = useKit()
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const marks = [
    { name: 'bold', Icon: IconBold, run: () => chain().toggleBold().run() },
    { name: 'italic', Icon: IconItalic, run: () => chain().toggleItalic().run() },
    { name: 'heading', Icon: IconHeading, run: () => chain().toggleHeading({ level: 2 }).run() },
    { name: 'bulletList', Icon: IconList, run: () => chain().toggleBulletList().run() },
    { name: 'orderedList', Icon: IconListNumbers, run: () => chain().toggleOrderedList().run() },
    { name: 'quote', Icon: IconQuote, run: () => chain().toggleBlockquote().run() },
  ] as const
  const steps = [
    { name: 'undo', Icon: IconArrowBackUp, run: () => chain().undo().run() },
    { name: 'redo', Icon: IconArrowForwardUp, run: () => chain().redo().run() },
  ] as const
  return (
    <div role="toolbar" aria-label={words('format')} className={styles.tools}>
      {marks.map(({ name, Icon, run }) => (
        <button key={name} type="button" aria-label={words(name)} aria-pressed={is[name]} onClick={run}>
          <Icon size="1.25rem" aria-hidden="true" />
        </button>
      ))}
      {steps.map(({ name, Icon, run }) => (
        <button key={name} type="button" aria-label={words(name)} disabled={!is[name]} onClick={run}>
          <Icon size="1.25rem" aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
