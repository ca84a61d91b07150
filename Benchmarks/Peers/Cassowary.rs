//! The Rust crate `cassowary` behind the same C functions as kiwi; see include/Peers.h for what each does.

extern crate cassowary;

use cassowary::strength::{create, MEDIUM, REQUIRED, STRONG, WEAK};
use cassowary::{Constraint, Expression, RelationalOperator, Solver, Term, Variable};
use std::collections::HashMap;
use std::time::{Duration, Instant};

#[repr(C)]
pub struct PeerRow {
    start: i32,
    count: i32,
    relation: i32,
    constant: f64,
    priority: f64,
}

#[repr(C)]
pub struct PeerSystem {
    variable_count: i32,
    row_count: i32,
    rows: *const PeerRow,
    variables: *const i32,
    coefficients: *const f64,
    inputs: [i32; 2],
}

pub struct Layout {
    solver: Solver,
    variables: Vec<Variable>,
    places: HashMap<Variable, usize>,
    constraints: Vec<Constraint>,
    inputs: [i32; 2],
    sizes: [f64; 2],
}

// The same strengths as kiwi's.
fn strength(priority: f64) -> f64 {
    if priority >= 1000.0 {
        REQUIRED
    } else if priority > 500.0 {
        STRONG * (1.0 - (750.0 - priority) / 10.0)
    } else if priority > 250.0 {
        MEDIUM * (1.0 - (500.0 - priority) / 10.0)
    } else {
        WEAK * (1.0 - (250.0 - priority) / 10.0)
    }
}

impl PeerSystem {
    unsafe fn constraint(&self, row: &PeerRow, variables: &[Variable]) -> Constraint {
        let terms = (row.start..row.start + row.count)
            .map(|place| Term {
                variable: variables[*self.variables.offset(place as isize) as usize],
                coefficient: *self.coefficients.offset(place as isize),
            })
            .collect();
        let relation = match row.relation {
            0 => RelationalOperator::Equal,
            relation if relation < 0 => RelationalOperator::LessOrEqual,
            _ => RelationalOperator::GreaterOrEqual,
        };
        Constraint::new(Expression::new(terms, -row.constant), relation, strength(row.priority))
    }
}

impl Layout {
    unsafe fn new(system: &PeerSystem, inputs: &[f64; 2], values: *mut f64, seconds: f64) -> Option<Layout> {
        let end = Instant::now() + Duration::from_millis((seconds * 1000.0) as u64);
        let variables: Vec<Variable> = (0..system.variable_count).map(|_| Variable::new()).collect();
        let mut layout = Layout {
            solver: Solver::new(),
            places: variables.iter().enumerate().map(|(place, variable)| (*variable, place)).collect(),
            variables,
            constraints: Vec::with_capacity(system.row_count as usize),
            inputs: system.inputs,
            sizes: [-1.0, -1.0],
        };
        for place in 0..system.row_count {
            let constraint = system.constraint(&*system.rows.offset(place as isize), &layout.variables);
            layout.constraints.push(constraint.clone());
            layout.solver.add_constraint(constraint).ok()?;
            if place % 16 == 0 && Instant::now() > end {
                return None;
            }
        }
        for input in &layout.inputs {
            layout.solver.add_edit_variable(layout.variables[*input as usize], create(1000.0, 0.0, 0.0, 1.0)).ok()?;
        }
        layout.suggest(inputs);
        layout.read(values);
        Some(layout)
    }

    fn suggest(&mut self, inputs: &[f64; 2]) {
        for axis in 0..2 {
            // An input that stays as it is costs nothing.
            if inputs[axis] != self.sizes[axis] {
                self.sizes[axis] = inputs[axis];
                let _ = self.solver.suggest_value(self.variables[self.inputs[axis] as usize], inputs[axis]);
            }
        }
    }

    // The crate lists what changed.
    unsafe fn read(&mut self, values: *mut f64) {
        for (variable, value) in self.solver.fetch_changes() {
            *values.add(self.places[variable]) = *value;
        }
    }
}

/// The version of the crate, from the command that compiles this.
#[no_mangle]
pub extern "C" fn cassowary_version() -> *const u8 {
    concat!(env!("CASSOWARY_VERSION"), "\0").as_ptr()
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_build(
    system: *const PeerSystem, inputs: *const [f64; 2], values: *mut f64, seconds: f64,
) -> *mut Layout {
    match Layout::new(&*system, &*inputs, values, seconds) {
        Some(layout) => Box::into_raw(Box::new(layout)),
        None => std::ptr::null_mut(),
    }
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_resize(layout: *mut Layout, inputs: *const [f64; 2], values: *mut f64) {
    (*layout).suggest(&*inputs);
    (*layout).read(values);
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_replace(
    layout: *mut Layout, place: i32, row: *const PeerRow, system: *const PeerSystem, values: *mut f64,
) {
    let layout = &mut *layout;
    let constraint = (*system).constraint(&*row, &layout.variables);
    let _ = layout.solver.remove_constraint(&layout.constraints[place as usize]);
    let _ = layout.solver.add_constraint(constraint.clone());
    layout.constraints[place as usize] = constraint;
    layout.read(values);
}

#[no_mangle]
pub unsafe extern "C" fn cassowary_free(layout: *mut Layout) {
    drop(Box::from_raw(layout));
}
