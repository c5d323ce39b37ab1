/** Something that a visitor did before the page was alive. */
interface EarlyAct {
  type: 'click' | 'input' | 'submit'
  target: HTMLElement
  /** What the field was and held then. */
  name?: string
  value?: string
  checked?: boolean
  /** The button that sent the form. */
  submitter?: HTMLElement | null
}

declare global {
  interface Window {
    early?: { acts: EarlyAct[]; stop: () => void }
  }
}

/**
 * Runs in the head: notes buttons that are pressed, fields that are filled in and forms that are sent before there is anyone
 * to answer. Links, and forms with an action, work by themselves. React, which hears a press from the moment it begins, must not
 * hear it: it would be done now and once more. Nor is a button meant twice that did not answer the first time: the menu would
 * open and close.
 */
export const EARLY_SCRIPT = `{let l=[],a=new AbortController;for(let t of['click','input','submit'])addEventListener(t,function(e){var g=e.target;if(t=='click'&&!(g=g.closest('#root button[type=button]')))return;if(t=='submit'){if(g.hasAttribute('action'))return;e.preventDefault()}if(t!='input'){e.stopPropagation();var i=l.findIndex(function(o){return o.type==t&&o.target==g});if(i>=0)l.splice(i,1)}l.push({type:t,target:g,name:g.name,value:g.value,checked:g.checked,submitter:e.submitter})},{capture:true,signal:a.signal});window.early={acts:l,stop:function(){a.abort()}}}`

/** Does once more, in its order, what was done before the page was alive, and what the browser filled in by itself. */
export async function replayEarlyInput(): Promise<void> {
  const { early } = window
  if (!early) return
  early.stop()
  delete window.early
  const typed = new Set(early.acts.map(({ target }) => target))
  for (const act of [...restored().filter(({ target }) => !typed.has(target)), ...early.acts]) {
    if (!act.target.isConnected) continue
    if (act.type === 'click') act.target.click()
    else if (act.type === 'submit') (act.target as HTMLFormElement).requestSubmit(act.submitter)
    else fillIn(act)
    // React takes in one change before the next is made of it.
    await new Promise((done) => setTimeout(done))
  }
}

/** What Firefox put back into fields after a reload or Back, and told nobody: React shows what it knows as their default. */
function restored(): EarlyAct[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio], [type=checkbox]), textarea',
  )
  return [...fields]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((target) => ({ type: 'input', target, name: target.name, value: target.value }))
}

/** React hears of a change only if the field held something else when it last looked. */
function fillIn({ target, name, value = '', checked }: EarlyAct): void {
  const field = target as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  // The page may show something else in this place by now.
  if (field.name !== name) return
  if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
    if (field.value !== value) return
    field.checked = !checked
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
