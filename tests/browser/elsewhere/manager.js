// Widgets in a page that is not JupyterLab's: the manager that ipywidgets gives to such pages, and the messages of a kernel.
//
// VS Code shows all outputs of a notebook in one page of this kind. Colab shows each in a page of its own, whose manager
// asks the kernel for the widgets that are there already.

/** How Jupyter packs a message with buffers: their count, where each part begins, the message, the buffers. */
const packed = (message, buffers) => {
  const parts = [new TextEncoder().encode(JSON.stringify(message)), ...buffers.map(bytes)];
  const head = new DataView(new ArrayBuffer(4 * (parts.length + 1)));
  head.setUint32(0, parts.length);
  let at = head.byteLength;
  for (const [index, part] of parts.entries()) {
    head.setUint32(4 * (index + 1), at);
    at += part.byteLength;
  }
  return new Blob([head.buffer, ...parts]).arrayBuffer();
};

const unpacked = (data) => {
  if (typeof data === 'string') return JSON.parse(data);
  const view = new DataView(data);
  const starts = Array.from({ length: view.getUint32(0) }, (_, index) => view.getUint32(4 * (index + 1)));
  const [text, ...buffers] = starts.map((start, index) => data.slice(start, starts[index + 1]));
  return { ...JSON.parse(new TextDecoder().decode(text)), buffers: buffers.map((buffer) => new DataView(buffer)) };
};

const bytes = (buffer) =>
  buffer instanceof ArrayBuffer ? buffer : new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);

/** A connection to a running kernel. */
class Kernel {
  /** @param {string} id the kernel's, as the server calls it */
  constructor(id) {
    this.session = crypto.randomUUID();
    this.comms = new Map();
    this.asked = new Map();
    this.opened = () => {};
    // What the page's widgets asked and the kernel has not answered in full.
    this.unanswered = new Set();
    this.socket = new WebSocket(
      `${location.origin.replace('http', 'ws')}/api/kernels/${id}/channels?session_id=${this.session}`,
    );
    this.socket.binaryType = 'arraybuffer';
    this.socket.onmessage = ({ data }) => this.receive(unpacked(data));
    this.ready = new Promise((resolve) => {
      this.socket.onopen = resolve;
    });
  }

  /** Send a message; `heard` gets all that comes in answer. */
  send(type, content, { heard, metadata = {}, buffers = [] } = {}) {
    const id = crypto.randomUUID();
    const header = { msg_id: id, msg_type: type, session: this.session, username: '', version: '5.3', date: '' };
    const message = { header, parent_header: {}, metadata, content, channel: 'shell' };
    if (heard) this.asked.set(id, heard);
    if (type === 'comm_msg') this.unanswered.add(id);
    if (buffers.length === 0) this.socket.send(JSON.stringify(message));
    else packed(message, buffers).then((data) => this.socket.send(data));
    return id;
  }

  /** Ask something; resolves with the kernel's reply. */
  ask(type, content, heard = () => {}) {
    return new Promise((resolve) => {
      let reply = null;
      let idle = false;
      this.send(type, content, {
        heard: (message) => {
          heard(message);
          if (message.header.msg_type.endsWith('_reply')) reply = message;
          if (message.content.execution_state === 'idle') idle = true;
          if (reply && idle) resolve(reply.content);
        },
      });
    });
  }

  receive(message) {
    const { comm_id: id } = message.content;
    switch (message.header.msg_type) {
      case 'comm_open':
        if (!this.comms.has(id)) this.opened(new Comm(this, message.content.target_name, id), message);
        break;
      case 'comm_msg':
        this.comms.get(id)?.heard(message);
        break;
      case 'comm_close':
        this.comms.get(id)?.closed(message);
        break;
    }
    const parent = message.parent_header?.msg_id;
    this.asked.get(parent)?.(message);
    if (message.content.execution_state === 'idle') this.unanswered.delete(parent);
  }
}

/** One widget's line to the kernel, with the methods that the manager expects. */
class Comm {
  constructor(kernel, target, id) {
    this.kernel = kernel;
    this.target_name = target;
    this.comm_id = id;
    // What comes while the widget is still being made waits for it.
    this.early = [];
    this.heard = (message) => this.early.push(message);
    this.closed = () => {};
    kernel.comms.set(id, this);
  }

  open(data, callbacks, metadata, buffers) {
    return this.say('comm_open', { target_name: this.target_name, data }, callbacks, metadata, buffers);
  }

  send(data, callbacks, metadata, buffers) {
    return this.say('comm_msg', { data }, callbacks, metadata, buffers);
  }

  close(data, callbacks, metadata, buffers) {
    this.kernel.comms.delete(this.comm_id);
    return this.say('comm_close', { data }, callbacks, metadata, buffers);
  }

  say(type, content, callbacks, metadata, buffers) {
    const heard = (message) => {
      if (message.header.msg_type === 'status') callbacks?.iopub?.status?.(message);
      else if (message.header.msg_type.endsWith('_reply')) callbacks?.shell?.reply?.(message);
    };
    return this.kernel.send(type, { comm_id: this.comm_id, ...content }, { heard, metadata, buffers });
  }

  on_msg(callback) {
    this.heard = callback;
    for (const message of this.early.splice(0)) callback(message);
  }

  on_close(callback) {
    this.closed = callback;
  }
}

const required = (names) => new Promise((resolve, reject) => requirejs(names, (...found) => resolve(found), reject));

/** The manager of a page, and the kernel it listens to. */
const managed = async (id) => {
  const [{ HTMLManager }] = await required(['@jupyter-widgets/html-manager']);
  class Manager extends HTMLManager {
    constructor(kernel) {
      super({ loader: (name) => required([name]).then(([found]) => found) });
      this.kernel = kernel;
      kernel.opened = (comm, message) => this.handle_comm_open(comm, message);
    }

    async _create_comm(target, id, data, metadata, buffers) {
      const comm = new Comm(this.kernel, target, id);
      if (data || metadata) comm.open(data, undefined, metadata, buffers);
      return comm;
    }

    async _get_comm_info() {
      return (await this.kernel.ask('comm_info_request', { target_name: 'jupyter.widget' })).comms;
    }

    async show(model, element) {
      return this.display_view(await this.create_view(await this.get_model(model)), element);
    }
  }
  const kernel = new Kernel(id);
  await kernel.ready;
  window.unanswered = kernel.unanswered;
  return new Manager(kernel);
};

const WIDGET = 'application/vnd.jupyter.widget-view+json';

/** Run a cell and show what comes of it in `element`; `show` shows a widget. Resolves with the text that it printed. */
const ran = async (kernel, code, element, show) => {
  let text = '';
  let error = null;
  const shown = [];
  await kernel.ask('execute_request', { code, silent: false, store_history: false, user_expressions: {} }, (message) => {
    const { content } = message;
    switch (message.header.msg_type) {
      case 'stream':
        text += content.text;
        break;
      case 'error':
        error = `${content.ename}: ${content.evalue}`;
        break;
      case 'display_data':
      case 'execute_result':
        text += content.data['text/plain'] ?? '';
        if (element && WIDGET in content.data) shown.push(show(content.data[WIDGET].model_id, element));
    }
  });
  if (error) throw new Error(error);
  await Promise.all(shown);
  return text;
};

const placed = (tag, cell) => {
  const element = document.createElement(tag);
  element.id = `output-${cell}`;
  document.querySelector('main').append(element);
  return element;
};

/** All outputs in this page. */
export const inOnePage = async (id, cells) => {
  const manager = await managed(id);
  for (const [index, code] of cells.entries())
    await ran(manager.kernel, code, placed('div', index), (model, element) => manager.show(model, element));
  window.execute = (code) => ran(manager.kernel, code);
};

/** Each output in a page of its own, as tall as what is in it. */
export const inFrames = async (id, cells) => {
  const kernel = new Kernel(id);
  await kernel.ready;
  for (const [index, code] of cells.entries())
    await ran(kernel, code, placed('iframe', index), (model, frame) => {
      const shown = new Promise((resolve) => {
        window.addEventListener('message', ({ data, source }) => {
          if (source !== frame.contentWindow) return;
          frame.style.height = `${data.height}px`;
          resolve();
        });
      });
      frame.src = `frame.html?${new URLSearchParams({ id, model })}`;
      return shown;
    });
  window.execute = (code) => ran(kernel, code);
};

/** What one of those pages does: show a widget that the kernel has made already. */
export const inThisFrame = async () => {
  const asked = new URLSearchParams(location.search);
  const manager = await managed(asked.get('id'));
  await manager._loadFromKernel();
  const main = document.querySelector('main');
  await manager.show(asked.get('model'), main);
  new ResizeObserver(() => parent.postMessage({ height: document.documentElement.offsetHeight }, '*')).observe(main);
};
