// How a table fits into a room: where its parts stand, and how wide its boards are. Nothing here knows of a page.

/**
 * What there is room for, and what needs it. All lengths are in CSS pixels.
 * @typedef {object} Room
 * @property {number} width of the table
 * @property {number} height in view, from where the boards may begin
 * @property {number} large how many large boards there are
 * @property {number} small how many small ones
 * @property {number} ratio the height of a board over its width
 * @property {number} most the width from which on a board does not gain
 * @property {number} head what stands above a large board
 * @property {number} smallHead what stands above a small one
 * @property {boolean} [dice] whether there are dice; where there are none, only buttons need room. There are, if left out
 * @property {{ told: number, play: number }} [ends] when the game is over: how high what is said is, and how high the podium,
 *   which has the place of the dice, and the buttons are together
 * @property {boolean} [looksBack] whether somebody looks back: little is said then, and there is nothing to press
 */

/**
 * Where everything stands.
 *
 * `beside`: the boards on the left; on the right what is to be done, the small boards, and all that is read.
 * `over`: what is to be done above the boards, and on the right the small boards and all that is read.
 * `row`: what is to be done, and beside it all that is read; below them the boards in a row.
 * `stacked`: one below the other, all in view. `flanked`: the same, with the small boards in a column beside the large.
 * `narrow`: one below the other, the first board in view.
 * @typedef {"beside" | "over" | "row" | "stacked" | "flanked" | "narrow"} Arrangement
 */

/**
 * @typedef {object} Fit
 * @property {Arrangement} arrangement
 * @property {"below" | "beside"} [pane] where what is read stands, seen from the small boards; below if left out
 * @property {"row" | "column"} play whether the dice and the buttons stand side by side
 * @property {number} large the width of a large board
 * @property {number} small the width of a small one
 * @property {number} columns of large boards
 * @property {number} boards the width of these columns
 * @property {number} told the height of what is said
 * @property {number} [end] the least height of the podium and the buttons, when the game is over
 * @property {number} floor the height of all below the bar; 0 for as high as it gets
 * @property {number} width of the table
 */

/** Between columns, between rows, and between small boards. */
const GAP = 18;
const ROW = 10;
const SMALL_GAP = 12;
/** A table that is narrower than this is a phone's. One that is narrower than this, and higher, is an upright tablet's. */
const PHONE = 560;
const TABLET = 760;
/** A table is never wider than this. */
export const WIDEST = 1480;
/** A column this wide or wider, beside a tablet's list of files say, holds all of a table if boards are no smaller then. */
const COLUMN = 340;
const LEAST_IN_COLUMN = 210;
/** No board is made smaller than this, no small one either smaller or larger. */
const LEAST = 200;
const LEAST_SMALL = 84;
const MOST_SMALL = 230;
/** Small boards are this much narrower than large ones. */
const SMALLER = 0.6;
const SMALLEST = 0.45;
/** What is said: two lines of the prompt, and of the notice two where there is room for long lines, else three or four. */
const TOLD = { beside: 110, over: 90, row: 110, stacked: 90, column: 118, narrow: 136 };
/** The dice above the buttons, and both side by side where there is so much room. */
const PLAY = 106;
const PLAY_ROW = 54;
const WIDE_PLAY = 700;
/** While somebody looks back: one line. */
const LOOKING = 36;
/** What is read keeps at least this height, or this width where it is a column of its own. */
const PANE = 150;
const READ = 280;
/** It is a column beside a small board if that leaves so much for it, and the board grows by so much. */
const READ_BESIDE = 220;
const ENOUGH = 1.15;
/** How wide the right side is, and how high the table, where there is room enough. */
const MOST_SIDE = 600;
const COMFORT = 300;
/** An arrangement that is more usual is taken if its boards are nearly as large as in the best one. */
const NEARLY = 0.9;

/**
 * The widest boards that fit into a box.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {number} gap
 * @param {number} ratio
 * @param {number} head
 * @param {number} [share] of a board's height that something else needs too, which is as large as that
 * @returns {{ px: number, columns: number }}
 */
function widest(count, width, height, gap, ratio, head, share = 0) {
  let best = { px: 0, columns: 1 };
  for (let columns = count; columns >= 1; columns--) {
    const rows = Math.ceil(count / columns);
    const across = (width - (columns - 1) * gap) / columns;
    const down = (height - (rows - 1) * ROW - rows * head) / ((rows + share) * ratio);
    const px = Math.floor(Math.min(across, down));
    if (px > best.px) best = { px, columns };
  }
  return best;
}

/**
 * What is to be done: what is said, and below it the dice and the buttons.
 * @param {Room} room
 * @param {number} told
 * @param {Fit["play"]} play
 * @returns {{ told: number, play: Fit["play"], high: number, end?: number }}
 */
function strip(room, told, play) {
  if (room.looksBack) return { told: LOOKING, play: "row", high: LOOKING + ROW + PLAY_ROW + ROW };
  const usual = room.dice === false && !room.ends ? "row" : play;
  const high = told + ROW + (usual === "row" ? PLAY_ROW : PLAY) + ROW;
  if (!room.ends) return { told, play: usual, high };
  // What stands below stays where it is if the end has room in the place of all this.
  const needed = room.ends.told + ROW + room.ends.play + ROW + ROW;
  return {
    told: room.ends.told,
    play: "column",
    high: Math.max(high, needed),
    end: Math.max(0, high - room.ends.told - 2 * ROW),
  };
}

/** @param {number} count @param {number} columns @param {number} high */
const stackOf = (count, columns, high) => {
  const rows = Math.ceil(count / columns);
  return count === 0 ? 0 : rows * high + (rows - 1) * ROW;
};

/**
 * How high all is with what is read, which keeps its least height, and has more where there is room.
 * @param {number} needed by all else
 * @param {number} height in view
 */
const withPane = (needed, height) => Math.max(needed + PANE, Math.min(height, needed + COMFORT));

/** @param {number} px @param {number} most */
const large = (px, most) => Math.floor(Math.max(LEAST, Math.min(px, most)));
/** @param {number} px @param {number} board */
const small = (px, board) => Math.floor(Math.max(LEAST_SMALL, Math.min(px, MOST_SMALL, SMALLER * board)));

/**
 * Where everything stands, and how large it is: as large as the room allows, so that a decision needs no scrolling.
 * @param {Room} room
 * @returns {Fit}
 */
export function fit(room) {
  if (room.width < PHONE) {
    const all = stacked(room);
    return room.width < COLUMN || all.large < LEAST_IN_COLUMN ? narrow(room) : all;
  }
  const upright = room.width < TABLET && room.width < room.height;
  const usual = upright ? [flanked, stacked] : [beside, over, flanked, stacked, row];
  const fits = usual.map((way) => way(room));
  const best = Math.max(...fits.map((one) => one.large));
  return /** @type {Fit} */ (fits.find((one) => one.large >= NEARLY * best));
}

/** @param {Room} room @returns {Fit} */
function beside(room) {
  const { width, height, ratio, most } = room;
  const least = Math.max(300, Math.min(0.47 * width, room.small > 2 ? 440 : 400));
  const found = widest(room.large, width - GAP - least, height, GAP, ratio, room.head);
  const board = large(found.px, most);
  const boards = found.columns * board + (found.columns - 1) * GAP;
  const side = Math.min(MOST_SIDE, width - GAP - boards);
  const { high: todo, ...parts } = strip(room, TOLD.beside, "column");
  const left = height - todo - ROW - PANE;
  const tiny = widest(room.small, side, left, SMALL_GAP, ratio, room.smallHead);
  // What is read stands below the small boards, or beside a column of them where they are larger so.
  const column = widest(1, side - GAP - READ_BESIDE, left + PANE, SMALL_GAP, ratio, room.smallHead);
  const flanks = room.small === 1 && small(column.px, board) > ENOUGH * small(tiny.px, board);
  const mini = small(flanks ? column.px : tiny.px, board);
  const stack = stackOf(room.small, tiny.columns, mini * ratio + room.smallHead);
  const needed = todo + (flanks ? stack - PANE : stack) + ROW;
  const high = stackOf(room.large, found.columns, board * ratio + room.head);
  return {
    arrangement: "beside",
    pane: flanks ? "beside" : "below",
    ...parts,
    large: board,
    small: mini,
    columns: found.columns,
    boards,
    floor: Math.ceil(Math.max(high, withPane(needed, height))),
    width: Math.ceil(boards + GAP + side),
  };
}

/** @param {Room} room @returns {Fit} */
function over(room) {
  const { width, height, ratio, most } = room;
  // Small boards stand beside what is to be done: they need its height while somebody looks back too.
  const calm = room.small === 0 ? room : { ...room, looksBack: false };
  const { high: todo, ...parts } = strip(calm, TOLD.over, "column");
  const found = widest(room.large, width - GAP - READ, height - todo, GAP, ratio, room.head);
  const board = large(found.px, most);
  const boards = Math.max(found.columns * board + (found.columns - 1) * GAP, 420);
  const side = Math.min(MOST_SIDE, width - GAP - boards);
  const tiny = widest(room.small, side, todo - ROW, SMALL_GAP, ratio, room.smallHead);
  return {
    arrangement: "over",
    ...parts,
    play: boards >= WIDE_PLAY ? "row" : parts.play,
    large: board,
    small: small(tiny.px, board),
    columns: found.columns,
    boards,
    floor: Math.ceil(todo + stackOf(room.large, found.columns, board * ratio + room.head)),
    width: Math.ceil(boards + GAP + side),
  };
}

/** @param {Room} room @returns {Fit} */
function row(room) {
  const { width, height, ratio, most } = room;
  const { high: todo, ...parts } = strip(room, TOLD.row, "column");
  const share = room.large + SMALLER * room.small;
  const across = (width - (room.large + room.small - 1) * GAP) / share;
  const down = (height - todo - room.head) / ratio;
  const board = large(Math.min(across, down), most);
  return {
    arrangement: "row",
    ...parts,
    large: board,
    small: small(board, board),
    columns: Math.max(1, room.large),
    boards: room.large * board + (room.large - 1) * GAP,
    floor: Math.ceil(todo + board * ratio + room.head),
    width: Math.ceil(Math.max(share * board + (room.large + room.small - 1) * GAP, Math.min(width, 900))),
  };
}

/** @param {Room} room @returns {Fit} */
function stacked(room) {
  const { width, ratio, most } = room;
  const minis = room.small ? room.smallHead + ROW : 0;
  const share = room.small ? SMALLEST : 0;
  const { px, columns } = widest(room.large, width, leftForBoards(room) - minis, GAP, ratio, room.head, share);
  const board = large(px, most);
  const across = (width - (room.small - 1) * SMALL_GAP) / Math.max(1, room.small);
  const mini = small(Math.min(across, SMALLEST * board), board);
  const high = stackOf(room.large, columns, board * ratio + room.head) + (room.small ? mini * ratio + minis : 0);
  return { ...below(room, high), arrangement: "stacked", large: board, small: mini, columns, boards: width };
}

/** @param {Room} room @returns {Fit} */
function flanked(room) {
  const { width, ratio, most } = room;
  if (room.small === 0) return stacked(room);
  const left = leftForBoards(room);
  const mini = small(((left + ROW) / room.small - ROW - room.smallHead) / ratio, width / 3);
  const { px, columns } = widest(room.large, width - GAP - mini, left, GAP, ratio, room.head);
  const board = large(px, most);
  const boards = columns * board + (columns - 1) * GAP;
  const beside = stackOf(room.small, 1, mini * ratio + room.smallHead);
  const high = Math.max(stackOf(room.large, columns, board * ratio + room.head), beside);
  return { ...below(room, high), arrangement: "flanked", large: board, small: mini, columns, boards };
}

/** What is to be done above boards that are as wide as the table. @param {Room} room */
const stripOver = (room) => {
  const told = room.width < PHONE ? TOLD.column : TOLD.stacked;
  return strip(room, told, room.width >= WIDE_PLAY ? "row" : "column");
};

/** What it leaves for the boards, if something is read below them. @param {Room} room */
const leftForBoards = (room) => room.height - stripOver(room).high - ROW - PANE;

/**
 * What holds whenever what is to be done, boards that need so much height, and all that is read stand below each other.
 * @param {Room} room
 * @param {number} boards
 */
function below(room, boards) {
  const { high, ...parts } = stripOver(room);
  return { ...parts, floor: Math.ceil(withPane(high + boards + ROW, room.height)), width: room.width };
}

/** @param {Room} room @returns {Fit} */
function narrow(room) {
  const { width, height, ratio, most } = room;
  const { high, ...parts } = strip(room, TOLD.narrow, "column");
  const down = (height - high - room.head) / ratio;
  const two = (width - SMALL_GAP) / 2;
  return {
    arrangement: "narrow",
    ...parts,
    large: Math.floor(Math.min(width, most, Math.max(down, LEAST))),
    small: Math.floor(Math.min(two, MOST_SMALL)),
    columns: 1,
    boards: width,
    floor: 0,
    width,
  };
}
