"""What the tests ask of a JupyterLab page: pieces of JavaScript that run in it."""

# Three frames after a window got another width all tables in it are fitted to it.
FITTED = """() => new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))))"""

# Bring a window back to how it was when JupyterLab had been loaded.
TIDY = """async () => {
  if (document.fullscreenElement) await document.exitFullscreen();
  // A field tells its widget what was typed when it is left, and that has to be there still.
  document.activeElement?.blur();
  for (const panel of [...jupyterapp.shell.widgets('main')]) panel.dispose();
  for (const style of document.querySelectorAll('style[data-test]')) style.remove();
  if (jupyterapp.shell.mode !== 'single-document') {
    jupyterapp.shell.expandLeft();
    // JupyterLab opens its launcher itself where nothing is open, but not in a page that was loaded anew.
    if (document.querySelector('.jp-Launcher') === null) await jupyterapp.commands.execute('launcher:create');
  }
  sessionStorage.clear();
  delete globalThis.bwScreen;  // the name under which a window claims seats
}"""

# With its side bars and tabs JupyterLab shows its launcher where nothing is open.
NOTHING_IS_LEFT = """(wholeLab) =>
  document.querySelector('.jp-NotebookPanel, .jp-Dialog, .Toastify__toast, [class*="bw-"]') === null
    && (!wholeLab || document.querySelector('.jp-Launcher') !== null)"""

# The launcher closes when a notebook is chosen in it, and not otherwise.
OPEN = """(path) => {
  const before = [...jupyterapp.shell.widgets('main')];
  void jupyterapp.commands.execute('docmanager:open', { path, factory: 'Notebook' })
    .then(() => { for (const panel of before) panel.dispose(); });
}"""

CHANGE_THEME = "(theme) => { void jupyterapp.commands.execute('apputils:change-theme', { theme }) }"
# JupyterLab covers the page while it changes, and is in error if it is to change again before the cover has gone.
THEME_IS_SHOWN = """(theme) =>
  document.body.dataset.jpThemeName === theme && document.getElementById('jupyterlab-splash') === null"""

ADD_STYLE = """(text) => {
  const style = document.createElement('style');
  style.dataset.test = '';
  style.textContent = text;
  document.head.append(style);
}"""

# Whether a table is fitted, and its beginning in view, with nothing of the page before it unless all of it is in view.
AT_HOME = """(table) => {
  const view = (document.fullscreenElement ?? table.closest('.jp-WindowedPanel-outer')).getBoundingClientRect();
  const box = table.getBoundingClientRect();
  const whole = box.top >= view.top - 1 && box.bottom <= view.bottom + 1;
  return table.dataset.bwFit !== undefined && (whole || Math.abs(box.top - view.top) < 2);
}"""

NOTEBOOK_IS_READY = """() => {
  const panel = window.jupyterapp?.shell?.currentWidget;
  const session = panel?.context?.sessionContext;
  return Boolean(panel?.content?.widgets?.length && session?.isReady
    && document.getElementById('jupyterlab-splash') === null
    && session.session?.kernel?.status === 'idle' && session.session.kernel.connectionStatus === 'connected');
}"""

EVERY_CELL_HAS_RUN = """() => {
  const panel = jupyterapp.shell.currentWidget;
  const cells = panel.content.widgets.map((cell) => cell.model).filter((model) => model.type === 'code');
  return cells.every((model) => model.sharedModel.getSource().trim() === '' || model.executionCount !== null)
    && panel.context.sessionContext.session.kernel.status === 'idle';
}"""

# What the page's widgets asked of the kernel and was not answered in full. No widget may be asked instead, because the
# kernel handles the messages of two widgets in any order.
LISTEN = """() => {
  const { kernel } = jupyterapp.shell.currentWidget.context.sessionContext.session;
  if (window.heardKernel === kernel) return;
  window.heardKernel = kernel;
  const unanswered = new Set();
  window.unanswered = unanswered;
  kernel.anyMessage.connect((_, { msg, direction }) => {
    if (direction === 'send' && msg.header.msg_type === 'comm_msg') unanswered.add(msg.header.msg_id);
  });
  kernel.iopubMessage.connect((_, msg) => {
    if (msg.content.execution_state === 'idle') unanswered.delete(msg.parent_header.msg_id);
  });
}"""

EXECUTE = """async ([code, seconds]) => {
  const kernel = jupyterapp.shell.currentWidget.context.sessionContext.session.kernel;
  const future = kernel.requestExecute({ code, store_history: false, stop_on_error: false });
  let text = '';
  let error = null;
  future.onIOPub = ({ header, content }) => {
    if (header.msg_type === 'stream') text += content.text;
    if (header.msg_type === 'execute_result') text += content.data['text/plain'];
    if (header.msg_type === 'error') error = `${content.ename}: ${content.evalue}`;
  };
  const late = new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`no answer from the kernel in ${seconds} s`)), seconds * 1000));
  await Promise.race([future.done, late]);
  if (error !== null) throw new Error(error);
  return text;
}"""

# What the kernel says comes in order, and last that it has nothing to do.
KERNEL_IS_IDLE = """() => {
  const { kernel } = jupyterapp.shell.currentWidget.context.sessionContext.session;
  return kernel?.status === 'idle' && !(window.unanswered?.size > 0);
}"""

# Resolves when the kernel manager has noticed the death and the new kernel answers.
WATCH_FOR_A_NEW_KERNEL = """() => {
  const session = jupyterapp.shell.currentWidget.context.sessionContext;
  window.newKernel = new Promise((resolve) => {
    let died = false;
    const onStatus = (_, status) => {
      if (status === 'autorestarting' || status === 'restarting') died = true;
      if (died && status === 'idle') {
        session.statusChanged.disconnect(onStatus);
        resolve();
      }
    };
    session.statusChanged.connect(onStatus);
  });
}"""

NEW_KERNEL_IS_THERE = """(seconds) => Promise.race([
  window.newKernel,
  new Promise((_, reject) => setTimeout(() => reject(new Error(`no new kernel in ${seconds} s`)), seconds * 1000)),
])"""
