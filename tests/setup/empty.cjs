// What style sheets and pictures are to Jest.
module.exports = {};
